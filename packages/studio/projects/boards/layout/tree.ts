import type { Chance } from '@toile/geometry'

/** A picture to lay out: width divided by height. */
export interface Shown {
  id: string
  aspect: number
}

/** A place on a board as shares of its width and height, the upper left corner first. */
export interface Position {
  id: string
  x: number
  y: number
  width: number
  height: number
  /** Degrees about its middle. */
  turn?: number
}

/** Pictures joined beside or below each other without cropping. */
export type Tree = { kind: 'one'; shown: Shown } | { kind: 'beside' | 'below'; parts: readonly Tree[] }

/** A box in units of the board's height. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const one = (shown: Shown): Tree => ({ kind: 'one', shown })
export const joined = (kind: 'beside' | 'below', parts: readonly Tree[]): Tree => {
  const [only, ...others] = parts
  return only && others.length === 0 ? only : { kind, parts }
}

/** Width divided by height that a tree takes without cropping its pictures, gaps left aside. */
function aspectOf(tree: Tree): number {
  if (tree.kind === 'one') return tree.shown.aspect
  const parts = tree.parts.map(aspectOf)
  return tree.kind === 'beside'
    ? parts.reduce((sum, aspect) => sum + aspect, 0)
    : 1 / parts.reduce((sum, aspect) => sum + 1 / aspect, 0)
}

/** Lays a tree into the middle of a board of an aspect, every picture in its true proportions, with a gap and a margin as shares of the board's height. */
export function placeTree(tree: Tree, boardAspect: number, gap: number, margin = gap * 1.6): Position[] {
  const [wide, tall] = [boardAspect - 2 * margin, 1 - 2 * margin]
  const aspect = aspectOf(tree)
  const height = Math.min(tall, wide / aspect)
  const box = { x: (boardAspect - height * aspect) / 2, y: (1 - height) / 2, width: height * aspect, height }
  return boxesOf(tree, box).map(({ id, box: whole, aspect: own }) => {
    // The gap is taken inside each box, and the picture fitted again, so that it keeps its proportions.
    const [w, h] = [whole.width - gap, whole.height - gap]
    const fit = Math.min(w, h * own)
    const [x, y] = [whole.x + (whole.width - fit) / 2, whole.y + (whole.height - fit / own) / 2]
    return { id, x: x / boardAspect, y, width: fit / boardAspect, height: fit / own }
  })
}

function boxesOf(tree: Tree, box: Box): { id: string; aspect: number; box: Box }[] {
  if (tree.kind === 'one') return [{ id: tree.shown.id, aspect: tree.shown.aspect, box }]
  let at = tree.kind === 'beside' ? box.x : box.y
  return tree.parts.flatMap((part) => {
    const aspect = aspectOf(part)
    const own =
      tree.kind === 'beside'
        ? { x: at, y: box.y, width: box.height * aspect, height: box.height }
        : { x: box.x, y: at, width: box.width, height: box.width / aspect }
    at += tree.kind === 'beside' ? own.width : own.height
    return boxesOf(part, own)
  })
}

/** The tree of several whose aspect comes nearest to a board's. */
export function nearest(trees: readonly Tree[], boardAspect: number): Tree {
  const off = (tree: Tree) => Math.abs(Math.log(aspectOf(tree) / boardAspect))
  return trees.reduce((best, tree) => (off(tree) < off(best) ? tree : best))
}

/** Pictures in groups of about equal count. */
export const inGroups = <T>(all: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, i) =>
    all.slice(Math.round((i * all.length) / count), Math.round(((i + 1) * all.length) / count)),
  ).filter((group) => group.length > 0)

/** A tree cut at random. */
export function randomTree(all: readonly Shown[], chance: Chance, kind: 'beside' | 'below'): Tree {
  const [only, ...others] = all
  if (only && others.length === 0) return one(only)
  const cut = chance.whole(1, all.length - 1)
  const other = kind === 'beside' ? 'below' : 'beside'
  return joined(kind, [randomTree(all.slice(0, cut), chance, other), randomTree(all.slice(cut), chance, other)])
}
