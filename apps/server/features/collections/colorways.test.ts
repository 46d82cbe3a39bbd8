import { contract } from '@toile/contract/index.ts'
import { fromHex } from '@toile/craft/colors/color.ts'
import { colorRoles } from '@toile/craft/designs/colorways/colorRoles.ts'
import { addColorway, wearColorway } from '@toile/craft/designs/colorways/colorwayChanges.ts'
import { sure, sureFirst } from '@toile/geometry'
import { strFromU8, unzipSync } from 'fflate'
import { putColor } from '@toile/studio/projects/changes.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openTestToile } from '../../testing/openTestToile.ts'
import { orderedFile } from '../../testing/orderedFile.ts'
import { openRole } from '../../testing/people.ts'
import { plainDesign } from '../../testing/things.ts'

const { collections, designs, projects } = contract
const toile = await openTestToile()
const ann = await openRole(toile)
afterAll(() => toile.close())

const hex = (text: string) => fromHex(text) ?? { r: 0, g: 0, b: 0 }

describe('a collection packed with its colourways', () => {
  it('[S2.53] holds each look in every colourway under its name, drawn in it, and a table of all their colours', async () => {
    const projectId = (await ann.call(projects.createProject, { name: 'Harbour' })).id
    const { revision, project } = await ann.call(projects.openProject, { id: projectId })
    const clay = { id: 'clay', name: 'Fired clay', tcx: '', color: hex('#d9623b'), gradient: null }
    await ann.call(projects.saveProject, {
      id: projectId,
      revision,
      project: z.encode(projects.saveProject.takes.shape.project, putColor(project, clay)),
    })
    const plain = plainDesign({ size: { width: 256, height: 384 } })
    const role = sureFirst(colorRoles([plain])).id
    const colorway = (id: string, name: string, color: string) => ({ id, name, colors: [{ role, color: hex(color) }] })
    const kept = [colorway('w1', 'Élan / Sea', '#1f3a5f'), colorway('w2', '', '#d9623b')].reduce(addColorway, plain)
    await ann.call(designs.importDesign, { projectId, document: wearColorway(kept, { id: 'w2' }) })
    await ann.call(designs.importDesign, { projectId, document: plain })
    const packed = await orderedFile(ann, collections.exportCollection, { projectId, only: 'all', colorways: true })
    expect(packed.disposition).toContain('.zip')
    const zip = unzipSync(new Uint8Array(packed.bytes))
    const files = Object.keys(zip).filter((name) => name.startsWith('colourways/'))
    expect(files.filter((name) => name.endsWith('.png')).toSorted()).toEqual([
      'colourways/look-01-1-élan-sea.png',
      expect.stringMatching(/^colourways\/look-01-2-\p{L}+.*\.png$/u),
      'colourways/look-01-3-original.png',
    ])
    expect(files.filter((name) => name.endsWith('.svg'))).toHaveLength(3)
    const means = await Promise.all(
      files
        .filter((name) => name.endsWith('.png'))
        .map(async (name) => (await sharp(sure(zip[name])).stats()).channels),
    )
    const reds = means.map(([r, , b]) => sure(r).mean - sure(b).mean)
    expect(new Set(reds).size).toBe(3)
    expect(sure(reds[0])).toBeLessThan(sure(reds[1]))
    const table = strFromU8(sure(zip['colourways/colourways.csv'])).trim().split('\r\n')
    expect(table[0]).toBe('file,colourway,role,colour,nearest name,delta E 2000')
    expect(table.slice(1)).toContainEqual(
      expect.stringMatching(/^"colourways\/look-01-1-élan-sea\.png","Élan \/ Sea",".+","#1f3a5f","[A-Z].*",\d+\.\d$/),
    )
    expect(table.slice(1)).toContainEqual(expect.stringMatching(/"#d9623b","Fired clay",0\.0$/))
    const only = { projectId, only: 'all', colorways: true, colorway: 'w1' } as const
    const alone = await orderedFile(ann, collections.exportCollection, only)
    const pictures = Object.keys(unzipSync(new Uint8Array(alone.bytes))).filter((name) =>
      /^colourways.*png$/.test(name),
    )
    expect(pictures).toEqual(['colourways/look-01-1-élan-sea.png'])
    const without = await orderedFile(ann, collections.exportCollection, { projectId, only: 'all' })
    expect(Object.keys(unzipSync(new Uint8Array(without.bytes))).some((name) => name.includes('colour'))).toBe(false)
  }, 240_000)
})
