import type { PaintOn } from '@toile/craft/applied/notionOn.ts'
import type { Design, Worn } from '@toile/craft/designs/design.ts'
import type { Figure, View } from '@toile/craft/mannequins/figure.ts'
import type { Path, Point } from '@toile/geometry'
import { figureAt } from '../../cloth/onChart.ts'
import { type ChartedPiece, chartsOf } from '../../looks/chartsOf.ts'
import type { Dressed } from '../../looks/dressed.ts'
import { dress } from '../../looks/dressing.ts'
import { openModels } from '../../looks/models.ts'
import { standIn } from '../../looks/round/standIn.ts'
import type { Sources } from '../../looks/sources.ts'
import { onCloth } from '../../looks/spotFrame.ts'
import { wearTraced } from '../../looks/wear.ts'
import { isPosed, wearerOf } from '../../looks/wearer.ts'
import { isOnPiece } from '../../looks/withinPiece.ts'
import type { PaintNote } from './paintNote.ts'

/** What is less of a painting than this is an edge and not told. */
const least = 0.02
/** Places of a picture that are looked at, to a side. */
const looks = 64
/** The alpha from which a place is painted. */
const painted = 32

/** What of the paint on a look does not fit it any more: paint that a change took off with its part of the garment, or whose part the look does not have, and paint that lies beyond its cloth (requirement S3.13). `before` is the look before the change. */
export function strayPaint(before: Design | null, design: Design, sources: Sources, view: View = 'front'): PaintNote[] {
  const kept = new Set(design.garments.flatMap((worn) => paintsOf(worn, view).map(({ id }) => `${worn.id} ${id}`)))
  const notes = (before?.garments ?? []).flatMap((worn) =>
    paintsOf(worn, view).flatMap(({ id }): PaintNote[] =>
      kept.has(`${worn.id} ${id}`) ? [] : [{ kind: 'gone', garment: worn.id, paint: id }],
    ),
  )
  const wearer = wearerOf(design, view, sources)
  if (!wearer || kept.size === 0) return notes
  const { figure } = wearer
  const models = openModels()
  const dressed = isPosed(wearer)
    ? standIn(wearer, design, sources, models).dressed
    : dress(design, figure, sources, models, wearer.key)
  for (const one of dressed) {
    const paints = paintsOf(one.worn, view)
    if (paints.length === 0) continue
    const pieces = chartsOf(one, figure)
    for (const paint of paints) {
      const told = { garment: one.worn.id, paint: paint.id }
      const piece = pieceUnder(pieces, paint)
      if (!piece) {
        notes.push({ kind: 'gone', ...told })
        continue
      }
      const share = shareOutside(paint, piece, outlinesOf(one, piece.name, figure), sources)
      if (share > least) notes.push({ kind: 'outside', ...told, share })
    }
  }
  return notes
}

const paintsOf = ({ applied = [], hidden }: Worn, view: View): PaintOn[] =>
  hidden
    ? []
    : applied.flatMap((one) => {
        if (one.kind !== 'notion' || one.source.kind !== 'paint' || one.hidden || one.at.side !== view) return []
        return [{ ...one, source: one.source }]
      })

const pieceUnder = (pieces: readonly ChartedPiece[], { at }: PaintOn) => {
  const ofPart = pieces.filter(({ part, side }) => part === at.part && side === at.side)
  return ofPart.find(({ name }) => name === at.piece) ?? ofPart[0]
}

function outlinesOf(dressed: Dressed, name: string, figure: Figure): readonly Path[] {
  if (dressed.kind === 'drafted') return dressed.pieces.find((piece) => piece.name === name)?.outlines ?? []
  return (dressed.inSpace ?? wearTraced(dressed.traced, figure))?.outer ?? []
}

/** The share of what is painted that lies beyond the outlines of its piece. */
function shareOutside(
  { source, at, width }: PaintOn,
  { chart }: ChartedPiece,
  outlines: readonly Path[],
  sources: Sources,
): number {
  const picture = sources.stamp?.(source, 1)?.picture
  if (!picture) return 0
  const [u, v] = onCloth(at, chart)
  const step = Math.max(1, Math.floor(Math.max(picture.width, picture.height) / looks))
  const scale = width / picture.width
  let [all, outside] = [0, 0]
  for (let y = step >> 1; y < picture.height; y += step)
    for (let x = step >> 1; x < picture.width; x += step) {
      if (picture.rgba[(y * picture.width + x) * 4 + 3]! < painted) continue
      const cloth: Point = [u + (x + 0.5 - picture.width / 2) * scale, v + (y + 0.5 - picture.height / 2) * scale]
      const heads = figureAt(chart, cloth)
      all++
      if (!heads || !isOnPiece(outlines, heads)) outside++
    }
  return all > 0 ? outside / all : 0
}
