import type { Path, Point } from '@toile/geometry'
import type { FabricId } from '../fabrics/index.ts'

/** A ridge or pleat in the cloth, from tension point to where it fades. Widths in heads. */
export interface Fold {
  path: Path
  widths: readonly [from: number, to: number]
  height: number
  kind: 'ridge' | 'pleat'
  /** Share of the length over which each end fades in. */
  fades: readonly [number, number]
  /** Where it begins on its draft, if it moves: by that the hand knows it again. */
  root?: Point | undefined
}

/** What a drawn line means; a flat maps these to its named layers. */
export type LineKind = 'seam' | 'topstitch' | 'fold' | 'edge' | 'detail' | 'zip'

/** A line on a piece; weight is the pen's width in pixels at 170 pixels per head. */
export interface DrawnLine {
  path: Path
  weight: number
  kind: LineKind
  /** Share of the length over which each end thins out. */
  taper: readonly [number, number]
  /** Sewn in a thread of the garment's trim colour instead of one that hides. */
  thread?: 'contrast'
  /** What a zip's teeth are made of; without it, plain metal. */
  finish?: Finish
  /** Where it begins on its draft, if it moves: by that the hand knows it again. */
  root?: Point | undefined
}

/** A cut edge that a trim may be sewn along, in heads; where on the garment it lies decides which trim suits it. */
export interface FreeEdge {
  at: 'neck' | 'front' | 'rim' | 'cuff' | 'hem'
  path: Path
}

/** What metal parts are made of. */
export type Finish = 'silver' | 'gold' | 'gunmetal'

/** A button, snap, buckle or eyelet; radius in heads. */
export interface Fitting {
  at: Point
  radius: number
  kind: 'button' | 'snap' | 'buckle' | 'eyelet'
  /** What it is made of; without it, the garment's trim colour. */
  finish?: Finish
}

/** One vertex of a cloth surface: place on the page, depth towards the viewer, height of the wave, and place in the cloth; all in heads. */
export interface SurfacePoint {
  x: number
  y: number
  z: number
  lift: number
  u: number
  v: number
}

/** What a piece is to the layer order and to the back view. */
export type PieceRole =
  | 'bodice'
  | 'front'
  | 'backPanel'
  | 'inside'
  | 'sleeve'
  | 'cuff'
  | 'collar'
  | 'lapel'
  | 'band'
  | 'skirt'
  | 'skirtInside'
  | 'leg'
  | 'waistband'
  | 'tie'
  | 'strap'
  | 'pocket'
  | 'hood'
  | 'trim'
  | 'fly'
  | 'hat'
  | 'bag'
  | 'scarf'
  | 'jewel'
  | 'lens'

const rounds: readonly PieceRole[] = ['bodice', 'front', 'skirt', 'leg', 'sleeve', 'cuff', 'band', 'waistband']

/** Whether what has this role goes round trunk or limb and is cut at its ends. */
export const goesRound = (role: PieceRole): boolean => rounds.includes(role)

/** One cut part of a worn garment, drawn as it hangs on a figure; all lengths in heads. A traced sketch gives the same form. */
export interface Piece {
  role: PieceRole
  /** Unique within its garment: 'sleeve0', 'lapel1'. */
  name: string
  /** Behind the body, before it, or over head and hair (hats, glasses, scarves). */
  layer: 'back' | 'front' | 'head'
  /** Order within the garment and layer; higher lies on top. */
  order: number
  /** Drawn after all sleeves (capes, ponchos). */
  onTop: boolean
  /** Closed outlines, filled by the non-zero rule. */
  outlines: readonly Path[]
  /** Grain edges from top to bottom, which place prints and textures; empty when the piece takes none. */
  left: Path
  right: Path
  /** Where a print's centre lies across the piece. */
  printAnchor: 'left' | 'middle' | 'right'
  /** Another inflation outline, so that both legs read as one volume. */
  volume: readonly Path[] | null
  /** Where the cloth of a neighbour that is sewn on runs on: modelled with the piece, so that a seam is no edge. */
  sewn: readonly Path[]
  surface: readonly (readonly SurfacePoint[])[] | null
  folds: readonly Fold[]
  lines: readonly DrawnLine[]
  fittings: readonly Fitting[]
  /** Edges that piping, lace or a ruffle may be sewn along. */
  edges: readonly FreeEdge[]
  /** Outer strokes; weight 1 is the ordinary contour. */
  contours: readonly { path: Path; weight: number; taper: readonly [number, number]; root?: Point | undefined }[]
  /** 1 full, less flattens the volume. */
  fullness: number
  /** 1 ordinary, less for the inside of a garment. */
  brightness: number
  /** Which of the garment's colours it takes. */
  colour: 'main' | 'contrast' | 'trim'
  /** Cloth that differs from the garment's own: its rib, or another fabric (satin lapels, a collar of fur). */
  cloth: 'own' | 'rib' | FabricId | 'metal' | 'glass' | 'tinted'
  /** Which metal, where the cloth is metal. */
  finish?: Finish
  /** A closed line around the hair that is pressed under this piece: there nothing of the hair is seen. */
  presses?: Path
  /** The arm whose fist holds this piece. */
  heldBy?: 0 | 1
  /** Padding, shirring or smocking worked into the cloth, as a height in cloth coordinates. */
  relief: { kind: 'channel' | 'diamond' | 'shirring' | 'smocking'; spacing: number } | null
  takesPrint: boolean
  castsShadow: boolean
}

/** A piece with every unnamed property at its ordinary value: its outlines contoured, in front, own cloth and colour. */
export function makePiece(
  role: PieceRole,
  name: string,
  outlines: readonly Path[],
  own: Partial<Omit<Piece, 'role' | 'name' | 'outlines'>> = {},
): Piece {
  return {
    role,
    name,
    layer: 'front',
    order: 0,
    onTop: false,
    outlines,
    left: [],
    right: [],
    printAnchor: 'middle',
    volume: null,
    sewn: [],
    surface: null,
    folds: [],
    lines: [],
    fittings: [],
    edges: [],
    contours: outlines.map((path) => ({ path: [...path, path[0]], weight: 1, taper: [0, 0] })),
    fullness: 1,
    brightness: 1,
    colour: 'main',
    cloth: 'own',
    relief: null,
    takesPrint: true,
    castsShadow: true,
    ...own,
  }
}
