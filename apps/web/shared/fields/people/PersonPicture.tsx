import { readCast } from '@toile/craft/mannequins/cast.ts'
import { Thumb } from '../../drawing/Thumb.tsx'
import type { PictureOrder } from '@toile/picture/scenes/index.ts'
import { CastFaces } from './CastFaces.tsx'

interface PersonPictureProps extends Omit<Extract<PictureOrder, { kind: 'person' }>, 'kind'> {
  className?: string | undefined
}

/** Whom a board names, in small: somebody as drawn, or the faces of a cast. */
export function PersonPicture({ className, ...order }: PersonPictureProps) {
  const cast = readCast(order.person)
  return cast ? <CastFaces cast={cast} small /> : <Thumb className={className} order={{ kind: 'person', ...order }} />
}
