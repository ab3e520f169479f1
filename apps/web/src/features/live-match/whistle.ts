/** The specification's volume. */
export const VOLUME = 0.8

type Blast = { at: number; seconds: number }

const KICK_OFF: readonly Blast[] = [{ at: 0, seconds: 0.45 }]
const TIME_UP: readonly Blast[] = [
  { at: 0, seconds: 0.4 },
  { at: 0.6, seconds: 0.4 },
  { at: 1.2, seconds: 1.1 },
]

/** Two close tones, and the pea that makes them flutter. */
const TONES = [2_290, 2_720]
const FLUTTER = 34

function playBlast(context: AudioContext, { at, seconds }: Blast) {
  const from = context.currentTime + 0.02 + at
  const to = from + seconds
  const envelope = new GainNode(context, { gain: 0 })
  envelope.gain.setValueAtTime(0, from)
  envelope.gain.linearRampToValueAtTime(VOLUME / TONES.length, from + 0.015)
  envelope.gain.setValueAtTime(VOLUME / TONES.length, to - 0.05)
  envelope.gain.linearRampToValueAtTime(0, to)
  const trill = new GainNode(context, { gain: 0.66 })
  const flutter = new OscillatorNode(context, { type: 'triangle', frequency: FLUTTER })
  flutter.connect(new GainNode(context, { gain: 0.34 })).connect(trill.gain)
  const tones = TONES.map((frequency) => new OscillatorNode(context, { type: 'sine', frequency }))
  for (const tone of tones) tone.connect(trill)
  trill.connect(envelope).connect(context.destination)
  for (const sound of [flutter, ...tones]) {
    sound.start(from)
    sound.stop(to)
  }
}

/** One soft knock on wood. */
function playTap(context: AudioContext) {
  const from = context.currentTime + 0.02
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency: 210 })
  oscillator.frequency.exponentialRampToValueAtTime(120, from + 0.12)
  const fade = new GainNode(context, { gain: 0.35 })
  fade.gain.setValueAtTime(0.35, from)
  fade.gain.exponentialRampToValueAtTime(0.001, from + 0.16)
  oscillator.connect(fade).connect(context.destination)
  oscillator.start(from)
  oscillator.stop(from + 0.18)
}

/** Synthesised, so that no sound has to load over a bad connection. Silent until `wake`. */
export function createWhistle() {
  let context: AudioContext | undefined
  const runningContext = () => (context?.state === 'running' ? context : undefined)
  const playBlasts = (all: readonly Blast[]) => {
    const running = runningContext()
    if (running) for (const blast of all) playBlast(running, blast)
  }
  return {
    /** Browsers allow sound only after a press. */
    wake(): void {
      if (typeof AudioContext === 'undefined') return
      context ??= new AudioContext()
      if (context.state === 'suspended') void context.resume()
    },
    kickOff: () => playBlasts(KICK_OFF),
    timeUp: () => playBlasts(TIME_UP),
    lastMinute() {
      const running = runningContext()
      if (running) playTap(running)
    },
    /** The page was left. */
    close(): void {
      void context?.close()
      context = undefined
    },
  }
}

export type Whistle = ReturnType<typeof createWhistle>
