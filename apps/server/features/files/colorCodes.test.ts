import { contract } from '@toile/contract/index.ts'
import { sure } from '@toile/geometry'
import { describe, expect, it } from 'vitest'
import { openSignedIn } from '../../testing/openSignedIn.ts'

const { files } = contract
const { caller } = await openSignedIn({ TOILE_ROLE: 'api' })
const find = (text: string) => caller.call(files.findCode, { text })

describe('colour codes', () => {
  it('[S5.13] a code gives its colour, and the code itself is the nearest', async () => {
    const found = await find('19-4052 TCX')
    expect(found).toMatchObject({ tcx: '19-4052', distance: 0 })
    expect(found.near[0]).toMatchObject({ code: '19-4052', distance: 0, color: found.color })
  })

  it('[S3.07] a colour gives several codes, nearest first, each with its distance', async () => {
    const { near, tcx, distance } = await find('#a8412f')
    expect(near.length).toBeGreaterThanOrEqual(5)
    expect(near.map((one) => one.distance)).toEqual(near.map((one) => one.distance).toSorted((a, b) => a - b))
    expect([sure(near[0]).code, sure(near[0]).distance]).toEqual([tcx, distance])
  })

  it('[S5.13] a wrong form and an unknown code are two sentences', async () => {
    await expect(find('19-40')).rejects.toThrow('19-40 is not a colour: write #rrggbb or a code like 19-4052')
    await expect(find('19-0001')).rejects.toThrow('The colour code 19-0001 was not found')
  })
})
