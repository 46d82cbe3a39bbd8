import type { Chance } from '@toile/geometry'
import { inGroups, joined, nearest, one, type Position, placeTree, type Shown } from './tree.ts'

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

/** One large picture with paper around it, and small ones in columns beside it, as a magazine lays a page out. */
export function layEditorial([first, ...rest]: readonly Shown[], aspect: number, chance: Chance): Position[] {
  if (!first) return []
  const edge = 0.085
  const tall = 1 - 2 * edge
  const least = rest.length > 0 ? 0.46 : 1
  const height = Math.min(tall, ((aspect - 2 * edge) * least) / first.aspect)
  const hero = { id: first.id, x: edge, y: (1 - height) / 2, width: height * first.aspect, height }
  const left = hero.x + hero.width + edge * 0.6
  const room = { x: left, y: hero.y, width: aspect - edge - left, height }
  const columns = [1, 2, 3].map((count) =>
    joined(
      'beside',
      inGroups(rest, count).map((group) => joined('below', group.map(one))),
    ),
  )
  const small =
    rest.length === 0
      ? []
      : placeTree(nearest(columns, room.width / room.height), room.width / room.height, gap / height, 0).map(
          ({ id, ...own }) => ({
            id,
            x: room.x + own.x * room.width,
            y: room.y + own.y * room.height,
            width: own.width * room.width,
            height: own.height * room.height,
          }),
        )
  const mirror = chance.happens(0.5)
  return [hero, ...small].map(({ id, x, y, width, height: high }) => ({
    id,
    x: (mirror ? aspect - x - width : x) / aspect,
    y,
    width: width / aspect,
    height: high,
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
    const height = Math.min((tall * 0.95) / lean, (wide * 0.94) / lean / own)
    const width = height * own
    const slack = (cell: number, side: number) => chance.between(-0.4, 0.4) * Math.max(0, cell * 0.98 - side * lean)
    const x = aspect / 2 + (i - row * across - (inRow - 1) / 2) * wide - width / 2 + slack(wide, width)
    const y = (row + 0.5) * tall - height / 2 + slack(tall, height)
    return { id, x: x / aspect, y, width: width / aspect, height, turn }
  })
}
