import { toStyle } from '@toile/craft/colors/mixColors.ts'
import { arranged } from '@toile/craft/prints/arranged.ts'
import { turnOf } from '@toile/craft/prints/direction.ts'
import type { MotifsSource } from '@toile/craft/prints/motifsSource.ts'
import type { PrintTile } from '@toile/craft/prints/print.ts'
import { copiesOf, latticeOf, type Repeat } from '@toile/craft/prints/repeat.ts'
import { type Chance, openChance } from '@toile/geometry'
import type { Context, Host, Pixels, Surface } from '../surface.ts'
import { surfaceOf } from '../surfaceOf.ts'
import { halve } from './halve.ts'
import { scatterSpots } from './scatterSpots.ts'

const over = 2
/** The tile is a square of this side while motifs are laid. */
const side = 100

/** A tile of cut-out motifs on a ground under a repeat, `pixels` wide; motifs that cross an edge come in again where the repeat puts them (S5.16). */
export function paintMotifs(
  host: Host,
  motifs: readonly Pixels[],
  source: MotifsSource,
  repeat: Repeat,
  pixels: number,
): Pixels {
  const { drop, step } = latticeOf(repeat)
  const parts = 2 * drop.d * step.d
  const whole = Math.max(parts, Math.round(pixels / parts) * parts)
  const context = host.createCanvas(whole * over, whole * over).getContext('2d')
  context.fillStyle = toStyle(source.ground)
  context.fillRect(0, 0, whole * over, whole * over)
  context.scale((whole * over) / side, (whole * over) / side)
  const chance = openChance(source.seed)
  const surfaces = motifs.map((motif) => surfaceOf(host, motif))
  for (const laid of layMotifs(source, surfaces.length, repeat, chance))
    drawCopies(context, surfaces[laid.motif], laid, repeat)
  return halve(context.getImageData(0, 0, whole * over, whole * over))
}

interface Laid {
  motif: number
  x: number
  y: number
  /** The longer side. */
  size: number
  angle: number
}

/** Where motifs lie: the big ones in their arrangement first, then smaller ones in the gaps that tossed ones leave. */
function layMotifs(source: MotifsSource, kinds: number, repeat: Repeat, chance: Chance): Laid[] {
  const { share, density, arrangement, direction } = source
  const size = share * side
  const apart = size * (1.02 - density * 0.22)
  const count = Math.max(1, Math.round(((side * side) / (apart * apart)) * 0.95))
  const tile = { width: side, height: side, repeat }
  const spread = chance.branch('places')
  const scatter: PrintTile['scatter'] = (wanted, far, clear = []) => scatterSpots(spread, tile, wanted, far, clear)
  const big = arranged({ ...tile, scatter }, arrangement, count, apart)
  const lay =
    (of: string, first: number, usual: number) =>
    ([x, y]: readonly [number, number], i: number): Laid => {
      const own = chance.branch(`${of} ${i}`)
      const angle = turnOf(direction, i, own.next() * Math.PI * 2) + own.between(-0.12, 0.12)
      return { motif: (i + first) % kinds, x, y, size: usual * own.between(0.88, 1.06), angle }
    }
  const laid = big.map(lay('hero', 0, size))
  if (arrangement !== 'tossed' || density < -0.4) return laid
  const small = size * 0.45
  const taken = big.map(([x, y]) => [x, y, size * 0.5 + small * 0.42] as const)
  return [...laid, ...scatter(count * 2, small * (1.1 - density * 0.2), taken).map(lay('fill', 1, small))]
}

function drawCopies(context: Context, surface: Surface, { x, y, size, angle }: Laid, repeat: Repeat): void {
  const scale = size / Math.max(surface.width, surface.height)
  const [width, height] = [surface.width * scale, surface.height * scale]
  const reach = Math.hypot(width, height) / 2
  for (const copy of copiesOf(repeat, x, y, side, side, reach)) {
    context.save()
    context.translate(copy.x, copy.y)
    context.scale(copy.flipX ? -1 : 1, copy.flipY ? -1 : 1)
    context.rotate(angle)
    context.drawImage(surface, -width / 2, -height / 2, width, height)
    context.restore()
  }
}
