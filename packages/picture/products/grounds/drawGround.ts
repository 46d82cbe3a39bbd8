import type { ProductGroundId } from '@toile/craft/products/grounds.ts'
import { keepLatest } from '@toile/geometry'
import type { Host } from '../../surface.ts'
import type { GroundPicture, GroundRoom } from './productGround.ts'
import { grounds } from './index.ts'

/** Pixels up to which several grounds are kept; of larger ones only the latest, which is up to 70 MB. */
const small = 900_000
const [previews, finals] = [keepLatest<GroundPicture>(3), keepLatest<GroundPicture>(1)]

/** A ground as it was drawn before for such a room, or drawn now: whoever takes it only reads it. An own picture is not kept. */
export function drawGround(host: Host, id: ProductGroundId, room: GroundRoom): GroundPicture {
  const draw = () => grounds[id].draw(host, room)
  if (id === 'own') return draw()
  const { width, height, scale, color, seed, feet } = room
  const name = [id, width, height, scale, color ? `${color.r} ${color.g} ${color.b}` : '', seed, feet].join('|')
  return (width * height <= small ? previews : finals)(name, draw)
}
