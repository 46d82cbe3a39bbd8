import { along, type Chance, offset, type Path, type Point } from '@toile/geometry'
import type { Figure } from '../mannequins/figure.ts'
import { braided } from './blocks/braid.ts'
import { draftCapeShell } from './blocks/capeShell.ts'
import { upright } from './blocks/closure.ts'
import { draftCollar } from './blocks/collar.ts'
import { draftHood } from './blocks/hood.ts'
import { detailed, edge, seam } from './marks.ts'
import { draftStandCollar } from './blocks/standCollar.ts'
import { draftToggles } from './blocks/toggles.ts'
import { coatHem } from './blocks/topCut.ts'
import { proportionOf } from './upperBody.ts'
import { defineGarment } from './garment.ts'
import { choiceKnob, numberKnob } from './knob.ts'
import { makePiece, type Piece } from './piece.ts'

/** A blanket poncho with a roll or open neck, striped borders and fringe (requirement S3.26). */
export const poncho = defineGarment({
  id: 'poncho',
  label: 'Poncho',
  category: 'knitwear',
  slot: 'outer',
  wornBy: [],
  character: {
    length: 0.35,
    volume: 1,
    sleeve: 0.7,
    waist: 0,
    formality: 0.25,
    warmth: 0.75,
    print: 0.8,
    fabrics: ['wool', 'knit', 'cableKnit', 'boucle'],
  },
  knobs: {
    neck: choiceKnob('Neck', [
      { id: 'roll', label: 'Roll neck' },
      { id: 'band', label: 'Narrow band' },
      { id: 'hood', label: 'Hood' },
      { id: 'collar', label: 'Collar' },
    ]),
    hem: choiceKnob('Hem', [
      { id: 'round', label: 'Round' },
      { id: 'point', label: 'Pointed' },
    ]),
    opening: choiceKnob('Front', [
      { id: 'closed', label: 'Closed' },
      { id: 'slit', label: 'Open to the chest' },
      { id: 'toggles', label: 'Toggles' },
    ]),
    borderColour: choiceKnob('Borders', [
      { id: 'lines', label: 'Lines' },
      { id: 'bands', label: 'Bands in the trim colour' },
    ]),
    length: numberKnob('Length from waist to ankle', [0.02, 0.18, 0.5]),
    fullness: numberKnob('Fullness', [0.2, 0.55, 1]),
    ease: numberKnob('Ease over the arms', [0.04, 0.08, 0.18]),
    fringe: numberKnob('Length of the fringe', [0, 0.18, 0.4]),
    borders: numberKnob('Border lines', [0, 2, 5], '', 1),
  },
  draft(figure, knobs, context) {
    const { tall } = proportionOf(figure)
    const chance = context.chance.branch('poncho')
    const shell = draftCapeShell(figure, {
      hem: coatHem(figure, knobs.length),
      ease: knobs.ease,
      fullness: knobs.fullness,
      waves: Math.round(3 + knobs.fullness * 3),
      chance,
    })
    const pointed = knobs.hem === 'point' ? drawnToPoint(figure, shell, 0.5 * tall) : shell
    const hem = pointed.contours[2].path
    const threads = knobs.fringe > 0.01 ? [fringed(hem, knobs.fringe * tall, chance)] : []
    const rows = Array.from({ length: Math.round(knobs.borders) }, (_, k) =>
      offset(hem.slice(6, -6), -(0.1 + k * 0.12) * tall),
    )
    const banded = knobs.borderColour === 'bands'
    const borders = banded ? [] : rows.map((row) => seam(row, 1.3, [0.02, 0.02]))
    const bands = banded ? rows.map((row, k) => braided(`border${k}`, row, 0.03 * tall, 'flat', 0.4)) : []
    const { neck: neckLevel, bust, underbust } = figure.levels
    const slit =
      knobs.opening === 'closed' || figure.view === 'back'
        ? []
        : [edge(upright(figure, 0, neckLevel + 0.1 * tall, bust + 0.1), 2)]
    const toggles =
      knobs.opening === 'toggles' ? draftToggles(figure, [neckLevel + 0.32 * tall, underbust - 0.12 * tall], null) : []
    return [
      detailed(pointed, { lines: [...borders, ...slit] }),
      ...[...threads, ...bands, ...toggles, ...neckOf(figure, knobs.neck)].map((piece) =>
        piece.layer === 'front' ? { ...piece, onTop: true } : piece,
      ),
    ]
  },
})

function neckOf(figure: Figure, kind: 'roll' | 'band' | 'hood' | 'collar'): Piece[] {
  if (kind === 'hood') return draftHood(figure)
  if (kind === 'collar') return draftCollar(figure, { meets: 0.15, size: 1.3, spread: 0.5 })
  return draftStandCollar(figure, {
    height: kind === 'roll' ? 0.24 : 0.07,
    rib: true,
    rolled: kind === 'roll',
    ease: 0.06,
  })
}

/** Knotted threads that hang from a hem. */
function fringed(hem: Path, length: number, chance: Chance): Piece {
  const count = 84
  const threads = Array.from({ length: count }, (_, k): Path => {
    const [x, y] = along(hem, (k + 0.5) / count)
    const fall = length * chance.between(0.85, 1.1)
    const sway = chance.between(-0.02, 0.02)
    return [
      [x - 0.011, y - 0.02],
      [x + 0.011, y - 0.02],
      [x + 0.009 + sway, y + fall],
      [x - 0.009 + sway, y + fall],
    ]
  })
  return makePiece('trim', 'fringe', threads, {
    order: -1,
    fullness: 0.3,
    takesPrint: false,
    contours: threads.map((path) => ({ path: [...path, path[0]], weight: 0.35, taper: [0, 0] })),
  })
}

/** A shell whose hem falls to a point in the middle and rises at the sides. */
function drawnToPoint(figure: Figure, shell: Piece, depth: number): Piece {
  const hem = shell.contours[2].path
  const [left, right] = [hem[0][0], hem[hem.length - 1][0]]
  const top = figure.levels.bust
  const low = Math.max(...hem.map(([, y]) => y))
  const fall = ([x, y]: Point): Point => {
    const middle = 1 - Math.abs((2 * (x - left)) / (right - left) - 1)
    const share = Math.max(0, (y - top) / (low - top))
    return [x, y + share * depth * (middle - 0.35)]
  }
  const moved = (path: Path) => path.map(fall)
  return {
    ...shell,
    outlines: shell.outlines.map(moved),
    left: moved(shell.left),
    right: moved(shell.right),
    folds: shell.folds.map((fold) => ({ ...fold, path: moved(fold.path) })),
    lines: shell.lines.map((line) => ({ ...line, path: moved(line.path) })),
    contours: shell.contours.map((contour) => ({ ...contour, path: moved(contour.path) })),
  }
}
