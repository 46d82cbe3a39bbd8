import { area, type Point, sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { blocks } from '../blocks/index.ts'
import { sampleBodies } from '../blocks/testing/sampleBodies.ts'
import { joined } from './testing/joined.ts'
import { type Meshed, meshPattern } from './meshPattern.ts'
import { usualDraft } from './testing/usualDraft.ts'

const meshes = blocks.flatMap((block) =>
  (['woman', 'largeWoman'] as const).flatMap((body) =>
    [17, 30].map((spacing): [string, Meshed] => [
      `${block.id} ${body} ${spacing}`,
      meshPattern(usualDraft(block, sampleBodies[body]), spacing),
    ]),
  ),
)

/** What is wrong with all meshes, by a check of one. */
const faults = (check: (meshed: Meshed) => string[]) =>
  meshes.flatMap(([name, meshed]) => check(meshed).map((fault) => `${name}: ${fault}`)).slice(0, 12)

const cornersOf = ({ mesh: { flat, triangles } }: Meshed, triangle: number): Point[] =>
  [0, 1, 2].map((k): Point => {
    const corner = sure(triangles[3 * triangle + k])
    return [sure(flat[2 * corner]), sure(flat[2 * corner + 1])]
  })

/** The least angle of a triangle in degrees. */
const leastAngle = (places: readonly Point[]) =>
  Math.min(
    ...places.map((at, i) => {
      const [b, c] = [sure(places[(i + 1) % 3]), sure(places[(i + 2) % 3])]
      const [one, other] = [Math.atan2(b[1] - at[1], b[0] - at[0]), Math.atan2(c[1] - at[1], c[0] - at[0])]
      const turn = Math.abs(one - other)
      return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI
    }),
  )

describe('the mesh of a pattern', () => {
  it('[S1.11] has no triangle with an angle below 20 degrees, and all of them counter-clockwise', () => {
    expect(
      faults((meshed) =>
        Array.from({ length: meshed.mesh.triangles.length / 3 }, (_, t) => t).flatMap((t) => {
          const places = cornersOf(meshed, t)
          return area(places) > 0 && leastAngle(places) >= 20 ? [] : [places.join(' ')]
        }),
      ),
    ).toEqual([])
  })

  it('[S1.11] covers its panels within half a percent', () => {
    expect(
      faults((meshed) =>
        meshed.mesh.parts.flatMap(({ piece, firstTriangle, triangles }, p) => {
          const outline = sure(meshed.sewn.panels[p]).runs.flatMap(({ path }) => path.slice(0, -1))
          let covered = 0
          for (let t = firstTriangle; t < firstTriangle + triangles; t++) covered += area(cornersOf(meshed, t))
          const off = covered / area(outline) - 1
          return Math.abs(off) < 0.005 ? [] : [`${piece} ${off}`]
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
    expect(trousers.sewn.panels.map(({ piece }) => piece.id)).toEqual(['front', 'front', 'back', 'back', 'waistband'])
  })
})
