import type { Color } from '../../colors/color.ts'
import { tone } from '../tone.ts'

/** How an upper lid folds. */
export type Lid = 'double' | 'mono' | 'hood' | 'deep'

/** What grows on chin and lip besides stubble. */
type Beard = 'none' | 'moustache' | 'goatee' | 'short'

/** A face as numbers on a head of height 1 and half width 0.335: x from the middle, y from the crown. */
export interface Face {
  id: string
  kind: 'woman' | 'man' | 'child'
  /** Half widths of the head at temple, cheek, jaw and chin. */
  temple: number
  cheek: number
  jaw: number
  chin: number
  chinDrop: number
  /** 0 the jaw runs straight to the chin .. 1 it runs in a full curve, with full cheeks. */
  round: number
  /** 0 soft .. 1 the cheekbones stand out and the cheek falls in under them. */
  bones: number
  eye: { x: number; y: number; w: number; h: number; tilt: number; lid: Lid }
  /** `y` is the height above the eye. */
  brow: { y: number; w: number; arch: number; slope: number; length: number }
  nose: { y: number; w: number; bridge: number; tip: number }
  /** -1 the nose turns up .. 0 its ridge is straight .. 1 it is bent like a beak. */
  hook: number
  /** `curl` lifts the corners: a smile. */
  mouth: { y: number; w: number; upper: number; lower: number; curl: number }
  /** 0 the upper lip runs in one arc .. 1 it is a deep bow with two peaks. */
  bow: number
  iris: Color
  /** How many freckles. */
  freckles: number
  /** 0 shaven .. 1 stubble hairs are drawn. */
  stubble: number
  beard: Beard
  /** 0 young .. 1 every line of a long life. */
  age: number
  /** 0..1 length of the lashes. */
  lash: number
  blush: number
  /** Share of a design's lip colour that is worn. */
  lipstick: number
}

/** What a face has only if its row says so. */
type Own = Partial<
  Pick<
    Face,
    'round' | 'bones' | 'hook' | 'bow' | 'freckles' | 'stubble' | 'beard' | 'age' | 'lash' | 'blush' | 'lipstick'
  >
>

const lashes = { woman: 0.7, man: 0.15, child: 0.3 }
const rounds = { woman: 0.45, man: 0.4, child: 0.8 }
const bones = { woman: 0.4, man: 0.5, child: 0 }

/** A face's row of the tables: silhouette, eye, brow, nose and mouth in the order of the form. */
export function defineFace<const Id extends string>(
  id: Id,
  kind: Face['kind'],
  row: {
    head: readonly [temple: number, cheek: number, jaw: number, chin: number, chinDrop?: number]
    eye: readonly [x: number, y: number, w: number, h: number, tilt: number, lid: Lid]
    brow: readonly [y: number, w: number, arch: number, slope: number, length?: number]
    nose: readonly [y: number, w: number, bridge: number, tip: number]
    mouth: readonly [y: number, w: number, upper: number, lower: number, curl?: number]
    iris: number
  },
  own: Own = {},
): Face & { id: Id } {
  const { head, eye, brow, nose, mouth } = row
  return {
    id,
    kind,
    temple: head[0],
    cheek: head[1],
    jaw: head[2],
    chin: head[3],
    chinDrop: head[4] ?? 0,
    eye: { x: eye[0], y: eye[1], w: eye[2], h: eye[3], tilt: eye[4], lid: eye[5] },
    brow: { y: brow[0], w: brow[1], arch: brow[2], slope: brow[3], length: brow[4] ?? 1 },
    nose: { y: nose[0], w: nose[1], bridge: nose[2], tip: nose[3] },
    mouth: { y: mouth[0], w: mouth[1], upper: mouth[2], lower: mouth[3], curl: mouth[4] ?? 0 },
    iris: tone(row.iris),
    round: rounds[kind],
    bones: bones[kind],
    hook: kind === 'child' ? -0.5 : 0,
    bow: 0.5,
    freckles: 0,
    stubble: 0,
    beard: 'none',
    age: 0,
    lash: lashes[kind],
    blush: kind === 'man' ? 0.4 : 1,
    lipstick: kind === 'woman' ? 1 : 0,
    ...own,
  }
}
