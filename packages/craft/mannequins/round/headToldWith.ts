import { type HeadPose, headFromBehind } from './headPose.ts'
import { isFromBehind, type Posed } from './posed.ts'

/** The head of a body told from the side that the body is told from. */
export const headToldWith = (posed: Pick<Posed, 'head' | 'block'>): HeadPose =>
  isFromBehind(posed) ? headFromBehind(posed.head) : posed.head
