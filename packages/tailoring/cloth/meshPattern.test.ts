import { area, type Point, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { blocks } from '../blocks/index.ts'
import { sampleBodies } from '../blocks/testing/sampleBodies.ts'
import { joined } from './testing/joined.ts'
import { type Meshed, meshPattern } from './meshPattern.ts'
import { usualDraft } from './testing/usualDraft.ts'

const meshes = blocks.flatMap((block) =>
  (['woman', 'largeWoman'] as const).flatMap((body) =>
    [17, 30].map((spacing): [string, Meshed, number] => [
      `${block.id} ${body} ${spacing}`,
      meshPattern(usualDraft(block, sampleBodies[body]), spacing),
      spacing,
    ]),
  ),
)

/** What is wrong with all meshes, by a check of one. */
const faults = (check: (meshed: Meshed, spacing: number) => string[]) =>
  meshes.flatMap(([name, meshed, spacing]) => check(meshed, spacing).map((fault) => `${name}: ${fault}`)).slice(0, 12)

const cornersOf = ({ mesh: { flat, triangles } }: Meshed, triangle: number): Point[] =>
  [0, 1, 2].map((k): Point => {
    const corner = sure(triangles[3 * triangle + k])
    return [sure(flat[2 * corner]), sure(flat[2 * corner + 1])]
  })

/** The angle at the second of three places, to the left of travel, in degrees. */
function angleAt(before: Point, at: Point, after: Point): number {
  const turn = Math.atan2(before[1] - at[1], before[0] - at[0]) - Math.atan2(after[1] - at[1], after[0] - at[0])
  return (((turn + 2 * Math.PI) % (2 * Math.PI)) * 180) / Math.PI
}

/** The least angle of a counter-clockwise round of places. */
const leastAngle = (places: readonly Point[]) =>
  Math.min(...places.map((at, i) => angleAt(sure(places.at(i - 1)), at, sure(places[(i + 1) % places.length]))))

describe('the mesh of a pattern', () => {
  it('[S1.11] has no triangle with an angle below 20 degrees but in corners that are sharp themselves, and all of them counter-clockwise', () => {
    expect(
      faults((meshed) =>
        meshed.mesh.parts.flatMap(({ firstTriangle, triangles }, p) => {
          const sharpest = leastAngle(sure(meshed.sewn.panels[p]).runs.map(({ path }) => sure(path[0])))
          const least = sharpest < 35 ? sharpest * 0.5 : 20
          return Array.from({ length: triangles }, (_, t) => cornersOf(meshed, firstTriangle + t)).flatMap((places) =>
            area(places) > 0 && leastAngle(places) >= least ? [] : [`${sharpest.toFixed(0)}: ${places.join(' ')}`],
          )
        }),
      ),
    ).toEqual([])
  })

  it('[S1.11] covers its panels within half a percent, and small ones and coarse meshes within two', () => {
    expect(
      faults((meshed, spacing) =>
        meshed.mesh.parts.flatMap(({ piece, firstTriangle, triangles }, p) => {
          const outline = sure(meshed.sewn.panels[p]).runs.flatMap(({ path }) => path.slice(0, -1))
          let covered = 0
          for (let t = firstTriangle; t < firstTriangle + triangles; t++) covered += area(cornersOf(meshed, t))
          const off = covered / area(outline) - 1
          return Math.abs(off) < (spacing < 20 && area(outline) > 20_000 ? 0.005 : 0.02) ? [] : [`${piece} ${off}`]
        }),
      ),
    ).toEqual([])
  })

  it('[S1.11] has as many corners on both sides of a seam, and sews every one of them', () => {
    expect(
      faults(({ sewn, runCorners, seams }) =>
        sewn.joins.flatMap(({ first, second }, j) => {
          const [one, other] = [first, second].map((run) =>
            run.flatMap(({ panel, run: of }) => Array.from(sure(sure(runCorners[panel])[of]))),
          )
          const alone = [...sure(one), ...sure(other)].filter((corner) => !seams.includes(corner))
          const even = sure(one).length - first.length === sure(other).length - second.length
          return even && alone.length === 0
            ? []
            : [`seam ${j}: ${one?.length} to ${other?.length}, ${alone.length} free`]
        }),
      ),
    ).toEqual([])
  })

  it('[S1.11] hangs together when its seams are sewn, and closes darts, zips and waistbands', () => {
    expect(faults((meshed) => (joined(meshed) === 1 ? [] : [`${joined(meshed)} parts`]))).toEqual([])
    const [, skirt] = sure(meshes.find(([name]) => name === 'straightSkirt woman 17'))
    const single = skirt.sewn.joins.filter(({ first, second }) => first.length === 1 && second.length === 1)
    const names = single
      .flatMap(({ first, second }) => [...first, ...second])
      .map(({ panel, run }) => {
        const { piece, runs } = sure(skirt.sewn.panels[panel])
        return `${piece.id}.${sure(runs[run]).edge}`
      })
    expect(names).toEqual(expect.arrayContaining(['back.opening', 'waistband.endTwo', 'waistband.~end']))
    expect(skirt.sewn.panels.map(({ piece }) => piece.id)).toEqual(['front', 'back', 'back', 'waistband'])
    const [, trousers] = sure(meshes.find(([name]) => name === 'straightTrousers woman 17'))
    expect(trousers.sewn.panels.map(({ piece }) => piece.id)).toEqual([
      'front',
      'front',
      'pocketSide',
      'pocketSide',
      'back',
      'back',
      'waistband',
    ])
  })
})
