"""A few short sounds, made on the spot: no file is loaded. Off until the player switches them on."""

from pyscript import window

# Name: tones of (start and length in ms, pitch at start and end in Hz, loudness, wave).
SOUNDS = {
    "deal": [
        (0, 40, 900, 300, 0.05, "triangle"),
        (70, 40, 950, 300, 0.05, "triangle"),
        (140, 40, 900, 300, 0.05, "triangle"),
    ],
    "bid": [(0, 90, 440, 440, 0.05, "sine")],
    "play": [(0, 45, 520, 130, 0.12, "triangle")],
    "trick": [(0, 45, 520, 130, 0.12, "triangle"), (180, 90, 330, 300, 0.05, "sine")],
    "broken": [(0, 45, 520, 130, 0.12, "triangle"), (90, 260, 196, 147, 0.09, "sine")],
    "game-over": [
        (0, 160, 392, 392, 0.06, "sine"),
        (150, 160, 494, 494, 0.06, "sine"),
        (300, 320, 587, 587, 0.06, "sine"),
    ],
}
_context: list[object] = []


def play(name):
    """Plays a sound by its name."""
    if name not in SOUNDS or not hasattr(window, "AudioContext"):
        return
    if not _context:
        _context.append(window.AudioContext.new())
    context = _context[0]
    for tone in SOUNDS[name]:
        _tone(context, *tone)


def _tone(context, start, length, pitch, end_pitch, loudness, wave):
    begin = context.currentTime + start / 1000
    end = begin + length / 1000
    voice, volume = context.createOscillator(), context.createGain()
    voice.type = wave
    voice.frequency.setValueAtTime(pitch, begin)
    voice.frequency.exponentialRampToValueAtTime(end_pitch, end)
    volume.gain.setValueAtTime(loudness, begin)
    volume.gain.exponentialRampToValueAtTime(0.001, end + 0.06)
    voice.connect(volume)
    volume.connect(context.destination)
    voice.start(begin)
    voice.stop(end + 0.08)
