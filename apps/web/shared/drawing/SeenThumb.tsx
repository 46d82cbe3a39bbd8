import type { Design } from '@toile/craft/designs/design.ts'
import { type ComponentProps, useMemo } from 'react'
import { SeenPicture } from './SeenPicture.tsx'

interface SeenThumbProps extends Omit<ComponentProps<typeof SeenPicture>, 'order'> {
  design: Design
  /** CSS pixels. */
  width: number
  height: number
}

/** A small picture of a look that is drawn while it is in sight. */
export function SeenThumb({ design, width, height, ...rest }: SeenThumbProps) {
  const order = useMemo(() => ({ kind: 'look', design, width, height }) as const, [design, width, height])
  return <SeenPicture {...rest} order={order} />
}
