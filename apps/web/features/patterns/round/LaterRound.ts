import { lazyPart } from '../../../shell/lazyPart.ts'

/** The garment on its form, which is loaded when it is first looked at. */
export const LaterRound = lazyPart('draping', async () => (await import('./PatternRound.tsx')).PatternRound)
