import type { Chance } from '@toile/geometry'
import type { Position, Shown } from './tree.ts'

const gap = 0.022

/** Even frames in rows, each filled by its picture: as many across as keep the frames nearest to upright cards. */
export function layGrid(all: readonly Shown[], aspect: number): Position[] {
  const counts = Array.from({ length: all.length }, (_, i) => i + 1)
  const frameAspect = (across: number) => aspect / across / (1 / Math.ceil(all.length / across))
  const middle = Math.exp(all.reduce((sum, shown) => sum + Math.log(shown.aspect), 0) / Math.max(1, all.length))
  const off = (across: number) =>
    Math.abs(Math.log(frameAspect(across) / middle)) + 0.35 * (across * Math.ceil(all.length / across) - all.length)
  const across = counts.reduce((best, count) => (off(count) < off(best) ? count : best))
  const rows = Math.ceil(all.length / across)
  const tall = (1 - gap * (rows + 1)) / rows
  return all.map(({ id }, i) => {
    const row = Math.floor(i / across)
    const inRow = row === rows - 1 ? all.length - row * across : across
    const wide = (aspect - gap * (inRow + 1)) / inRow
    return {
      id,
      x: (gap + (i - row * across) * (wide + gap)) / aspect,
      y: gap + row * (tall + gap),
      width: wide / aspect,
      height: tall,
    }
  })
}

/** One large picture and small ones on a common line beside it, with much paper left, as a magazine lays a page out. */
export function layEditorial([first, ...rest]: readonly Shown[], aspect: number, chance: Chance): Position[] {
  const edge = 0.08
  const tall = 1 - 2 * edge
  const largest = Math.min(tall, (aspect * (rest.length > 0 ? 0.5 : 1) - edge * 1.5) / first.aspect)
  const hero = { width: largest * first.aspect, height: largest }
  const room = { left: edge + hero.width + edge * 0.7, right: aspect - edge }
  const columns = rest.length > 4 ? 3 : rest.length > 1 ? 2 : 1
  const wide = (room.right - room.left - gap * 1.4 * (columns - 1)) / columns
  const heights = Array.from({ length: columns }, () => 0)
  const tree = rest.map((shown) => {
    const column = heights.indexOf(Math.min(...heights))
    const top = heights[column]
    const height = wide / shown.aspect
    heights[column] = top + height + gap * 1.4
    return { id: shown.id, column, top, height }
  })
  const needed = Math.max(0, ...heights) - gap * 1.4
  const by = rest.length > 0 ? Math.min(1, tall / needed) : 1
  const mirror = chance.happens(0.5)
  const sunk = (1 - Math.max(hero.height, needed * by)) / 2
  const small = tree.map(({ id, column, top, height }) => ({
    id,
    x: room.left + column * (wide + gap * 1.4) * by,
    y: sunk + top * by,
    width: wide * by,
    height: height * by,
  }))
  return [{ id: first.id, x: edge, y: sunk, ...hero }, ...small].map(({ id, x, y, width, height }) => ({
    id,
    x: (mirror ? aspect - x - width : x) / aspect,
    y,
    width: width / aspect,
    height,
  }))
}

/** Pictures pinned beside each other, each leaning a few degrees, none hidden by its neighbours. */
export function layPinned(all: readonly Shown[], aspect: number, chance: Chance): Position[] {
  const rows = Math.max(1, Math.round(Math.sqrt(all.length / aspect)))
  const across = Math.ceil(all.length / rows)
  const [wide, tall] = [aspect / across, 1 / Math.ceil(all.length / across)]
  return all.map(({ id, aspect: own }, i) => {
    const row = Math.floor(i / across)
    const inRow = Math.min(across, all.length - row * across)
    const turn = Math.round(chance.between(-4, 4) * 10) / 10
    const lean = 1 + Math.abs(Math.sin((turn * Math.PI) / 180)) * 1.2
    const height = Math.min((tall * 0.86) / lean, (wide * 0.86) / lean / own)
    const width = height * own
    const slack = (cell: number, side: number) => chance.between(-0.4, 0.4) * Math.max(0, cell * 0.92 - side * lean)
    const x = aspect / 2 + (i - row * across - (inRow - 1) / 2) * wide - width / 2 + slack(wide, width)
    const y = (row + 0.5) * tall - height / 2 + slack(tall, height)
    return { id, x: x / aspect, y, width: width / aspect, height, turn }
  })
}
