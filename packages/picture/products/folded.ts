import { type Bounds, boundsOf, clamp, openChance, openNoise, type Point } from '@toile/geometry'
import { findWearable } from '@toile/craft/garments/index.ts'
import { dress } from '../looks/dressing.ts'
import type { Dressed } from '../looks/dressed.ts'
import { drawUnworn } from '../looks/drawUnworn.ts'
import { flatFigure } from '../looks/flatFigure.ts'
import type { Piece } from '@toile/craft/garments/piece.ts'
import type { Worn } from '@toile/craft/designs/design.ts'
import { clothOptics } from '../raster/optics.ts'
import { flatPieces, sheetOf, trunkOf } from './folding/flatPieces.ts'
import { foldLayers, rollOf } from './folding/foldLayers.ts'
import { type FoldRole, onLayers } from './folding/onLayers.ts'
import { type Pressed, pressed } from './folding/pressedFlat.ts'
import { pressedRelief } from './folding/pressedRelief.ts'
import { turnedView } from './folding/turnedView.ts'
import { framed } from './framed.ts'
import { onBuffer } from './onBuffer.ts'
import type { SetOut, Taking } from './taking.ts'

/** A garment of cut pieces folded to a neat rectangle; nothing where it has no trunk to be folded by. */
export function folded(taking: Taking, worn: Worn): SetOut | null {
  const { desk, look, shot } = taking
  const figure = flatFigure(look.mannequin.person, shot.view === 'back' ? 'back' : 'front')
  const dressed = dress({ garments: [closed(worn)] }, figure, desk.sources).find((one) => one.worn.id === worn.id)
  if (dressed?.kind !== 'drafted') return null
  const main = trunkOf(dressed.pieces)
  if (!main) return null
  const press = pressed(dressed.pieces, figure.levels)
  const { box } = press
  const chance = openChance(shot.seed).branch('folded')
  const noise = openNoise(shot.seed + 29)
  const tipped = shot.view === 'threeQuarter'
  const side = chance.happens(0.5) ? 1 : -1
  const view = turnedView(
    box,
    tipped ? side * chance.between(0.19, 0.27) : chance.bell() * 0.012,
    tipped ? 0.86 : 0.985,
  )
  const optics = clothOptics(dressed.fabric)
  const roll = rollOf(optics)
  const { soft } = optics.handle
  const pieces = flatPieces(dressed.pieces, press, view.seen)
  const strip = { top: box.bottom - 0.34, bottom: box.bottom + 0.3 }
  const plain = sheetOf(main, { box: { ...box, ...strip }, neck: null }, view.seen)
  const frame = framed(taking, {
    box: seenBox(
      box,
      pieces.flatMap(({ role, outlines }) => (role === 'collar' || role === 'hood' ? outlines : [])),
      view.seen,
    ),
    millimetresPerHead: figure.millimetresPerHead,
    share: 0.7,
  })
  const draw = (own: Dressed) => onBuffer(taking, frame, (stage) => drawUnworn(stage, figure, [own], desk.sources))
  const front = draw({ ...dressed, pieces })
  const roles = new Map(pieces.map(({ name, role }): [string, FoldRole] => [name, name === 'sheet' ? 'sheet' : role]))
  const down = downIn(view.folded)
  const sleeves = dressed.pieces.some(({ role }) => role === 'sleeve')
  return {
    buffer: onLayers(
      {
        front,
        cloth: { buffer: draw({ ...dressed, pieces: [plain] }), ...strip },
        roleOf: (material) => roles.get(front.materials[material - 1]?.of?.piece ?? '') ?? 'sheet',
        box,
        layers: foldLayers(
          box,
          {
            roll,
            soft,
            slip: 1 + optics.handle.falls * clamp(1.6 - optics.handle.thick),
            tip: tipped ? 1.05 : 0.78,
            down,
            count: 5,
            shoulders: shouldersOf(press, dressed.pieces),
          },
          chance,
          noise,
        ),
        relief: pressedRelief(box, { roll, soft, sleeves }, chance.branch('relief'), noise),
        view,
      },
      frame,
    ),
    standing: { stands: { at: 'plane' }, lift: 0, depth: 1 },
  }
}

/** What is open when it is worn is closed before it is folded. */
function closed(worn: Worn): Worn {
  const knob = worn.cut.kind === 'garment' ? findWearable(worn.cut.garment)?.knobs['worn'] : undefined
  return knob?.kind === 'choice' ? { ...worn, knobs: { ...worn.knobs, worn: 'closed' } } : worn
}

/** Which way of the folded cloth is down in the picture, one head long. */
function downIn(fold: (place: Point) => Point): Point {
  const [a, b] = [fold([0, 0]), fold([0, 1])]
  const long = Math.hypot(b[0] - a[0], b[1] - a[1])
  return [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
}

/** Shoulders fall a little from the neck on, where there are any. */
const shouldersOf = ({ box, neck }: Pressed, pieces: readonly Piece[]) => ({
  fall: neck && !pieces.some(({ role }) => role === 'strap') ? 0.03 : 0,
  from: neck ? Math.min(0.8, Math.max(-neck.left, neck.right) / box.right + 0.04) : 0,
})

const seenBox = (
  { left, right, top, bottom }: Bounds,
  above: readonly (readonly Point[])[],
  seen: (p: Point) => Point,
): Bounds => {
  const corners = [
    [left, top],
    [right, top],
    [right, bottom + 0.12],
    [left, bottom + 0.12],
  ] as const
  return boundsOf(corners.map(seen), ...above)
}
