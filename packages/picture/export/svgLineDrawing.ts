import type { Design } from '@toile/craft/designs/design.ts'
import type { Figure, View } from '@toile/craft/mannequins/figure.ts'
import { boundsOf, type Path } from '@toile/geometry'
import { drawBehind } from '../people/drawBehind.ts'
import { drawHead } from '../people/drawHead.ts'
import { drawShoes } from '../people/drawShoes.ts'
import type { Dressed } from '../looks/dressed.ts'
import { dress } from '../looks/dressing.ts'
import { inTurn, type Turn } from '../looks/inTurn.ts'
import { standIn } from '../looks/round/standIn.ts'
import { isWanted, stepsOf } from '../looks/round/steps.ts'
import type { Sources } from '../looks/sources.ts'
import { isPosed, type PosedWearer, type Wearer, wearerOf } from '../looks/wearer.ts'
import { wornBy } from '../looks/wearing.ts'
import type { Host } from '../surface.ts'
import { armParts, bodyParts } from './bodyParts.ts'
import { type LaidPens, pieceParts } from './laidParts.ts'
import type { DrawnPart } from './linePaths.ts'
import { recordParts } from './recordParts.ts'
import { layersOf, svgPage } from './svgPage.ts'
import { tracedParts } from './tracedParts.ts'
import { visibleLines } from './visibleLines.ts'

const margin = 60
/** The finest line of an element that reads on somebody who is drawn whole, in millimetres. */
const dot = 1.1

/** The line drawing of a design as an SVG in millimetres on the body: real paths in named layers, hidden lines removed, the body and each thing that lies on a garment on a layer of its own. */
export function svgLineDrawing(
  host: Host,
  design: Pick<Design, 'mannequin' | 'shoes' | 'lips' | 'garments'>,
  view: View = 'front',
  sources: Pick<Sources, 'traced' | 'stamp'> = { traced: () => null },
): string {
  const wearer = wearerOf(design, view)
  if (!wearer) return svgPage(1, 1, '')
  const pens = { ...sources, dot }
  const parts = isPosed(wearer) ? partsInSpace(host, wearer, design, pens) : flatParts(host, wearer, design, pens)
  const lines = visibleLines(parts)
  const unit = wearer.figure.millimetresPerHead
  const box = boundsOf(...lines.map(({ path }) => path))
  const toMillimetres = (path: Path): Path =>
    path.map(([x, y]) => [(x - box.left) * unit + margin, (y - box.top) * unit + margin])
  const layers = layersOf(lines, toMillimetres, { pen: ({ weight }) => (weight * unit) / 170, tolerance: 0.6 })
  return svgPage((box.right - box.left) * unit + 2 * margin, (box.bottom - box.top) * unit + 2 * margin, layers)
}

type Worn = Pick<Design, 'garments'>
type Traced = Pick<Sources, 'traced'> & LaidPens

/** What is drawn of somebody in space, from far to near. */
function partsInSpace(host: Host, wearer: PosedWearer, design: Worn, sources: Traced): DrawnPart[] {
  const stood = standIn(wearer, design, sources)
  const garments = stood.dressed.map((dressed) => ({ dressed }))
  return stepsOf(stood).flatMap((step) => {
    if (step.kind === 'armholes') return []
    if (step.kind === 'person') return [...recordParts(host, step.draw), { covers: stood.pressed, lines: [] }]
    if (step.turn === 'front') return frontParts(wearer.figure, stood.posed.block, garments, sources)
    return inTurn(garments, step.turn).flatMap(({ garment, piece }) =>
      isWanted(piece, step) ? pieceParts(wearer.figure, garment.dressed, piece, sources) : [],
    )
  })
}

/** What hangs before the body, drafted or traced, inner to outer. */
const frontParts = (
  figure: Figure,
  block: Figure,
  garments: readonly { dressed: Dressed }[],
  sources: Traced,
): DrawnPart[] =>
  garments.flatMap(({ dressed }) =>
    dressed.kind === 'traced'
      ? tracedParts(block, dressed, sources)
      : inTurn([{ dressed }], 'front').flatMap(({ piece }) => pieceParts(figure, dressed, piece, sources)),
  )

/** What is drawn of a flat figure, from far to near. */
function flatParts(host: Host, { figure: bare, look, person }: Wearer, design: Worn, sources: Traced): DrawnPart[] {
  const dressed = dress(design, bare, sources)
  const { figure, pressed } = wornBy(bare, dressed)
  const garments = dressed.map((one) => ({ dressed: one }))
  const drawn = (draw: typeof drawHead) => recordParts(host, (stage) => draw(stage, figure, person, look))
  const turn = (name: Turn) =>
    inTurn(garments, name).flatMap(({ garment, piece }) => pieceParts(figure, garment.dressed, piece, sources))
  return [
    ...drawn(drawBehind),
    ...turn('behind'),
    ...bodyParts(figure),
    ...drawn(drawShoes),
    ...frontParts(figure, figure, garments, sources),
    ...armParts(figure),
    ...turn('sleeve'),
    ...turn('over'),
    ...drawn(drawHead),
    { covers: pressed, lines: [] },
    ...turn('head'),
  ]
}
