import { z } from 'zod'

/** What of a look can be held while the rest of it is redesigned. */
export const locks = [
  { id: 'silhouette', label: 'Silhouette' },
  { id: 'garments', label: 'Garments' },
  { id: 'palette', label: 'Palette' },
  { id: 'prints', label: 'Prints' },
  { id: 'fabrics', label: 'Fabrics' },
  { id: 'accessories', label: 'Accessories' },
  { id: 'pose', label: 'Pose' },
  { id: 'mannequin', label: 'Mannequin' },
] as const
/** The id of something that can be held. */
export type LockId = (typeof locks)[number]['id']
/** The ids of what is held. */
export const locksSchema = z.array(z.enum(locks.map(({ id }) => id))).max(locks.length)
