import type { ColorScript } from '../../script/scriptSchema.ts'
import type { Brief } from './brief.ts'

/** The colour script of a brief: that of its pictures, else that of its asked colours once it was opened; null where its palette stands alone. */
export const scriptOf = ({ picture, script }: Pick<Brief, 'picture' | 'script'>): ColorScript | null =>
  picture?.script ?? script ?? null
