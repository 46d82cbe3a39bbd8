import { lazyPart } from '../../../../shell/lazyPart.ts'

/** The editor of a motion of one's own, loaded when it is opened. */
export const MotionEditor = lazyPart('films', async () => (await import('./MotionEditor.tsx')).MotionEditor)
