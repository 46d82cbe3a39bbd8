import type { Picture } from '@toile/contract/features/files.ts'
import type { NotionOn } from '@toile/craft/applied/notionOn.ts'
import { plainWorn } from '@toile/craft/designs/plainWorn.ts'
import { newProject, printItemSchema } from '@toile/studio/projects/project.ts'
import { describe, expect, it } from 'vitest'
import { picturesOffered } from './offered.ts'

const black = { r: 0, g: 0, b: 0 }
const pictures = new Map(
  ['1', '2', '3'].map((digit): [string, Picture] => {
    const id = `00000000-0000-4000-8000-00000000000${digit}`
    const thumbnails = { small: '', middle: '', large: '' }
    return [
      id,
      { id, hash: digit.repeat(64), name: `Picture ${digit}`, width: 1, height: 1, bytes: 1, url: '', thumbnails },
    ]
  }),
)
const [slogan = '', pattern = '', plain = ''] = pictures.keys()
const project = newProject('Harbour')
project.boards.print.push(
  printItemSchema.parse({ id: slogan, source: 'Upload', category: 'Slogan' }),
  printItemSchema.parse({ id: pattern, source: 'Upload', category: 'Pattern' }),
  printItemSchema.parse({ id: plain, source: 'Upload' }),
)
const laid = (hash: string): NotionOn => ({
  kind: 'notion',
  id: hash,
  source: { kind: 'picture', hash },
  at: { part: 'body', side: 'front', u: 0, v: 0, from: 'top' },
  width: 100,
  angle: 0,
  mirrored: false,
  opacity: 1,
  hidden: false,
})

describe('elements of somebody’s own', () => {
  it('[S4.01] [S5.15] are the pictures of the printboard that stand singly, no patterns', () => {
    const names = picturesOffered(project, { garments: [] }, pictures).map(({ name }) => name)
    expect(names).toEqual(['Picture 1', 'Picture 3'])
  })

  it('[S4.01] are also what lies on the look already, each once, whatever it is called', () => {
    const applied = [laid('1'.repeat(64)), laid('9'.repeat(64))]
    const garments = [{ ...plainWorn('coat', black, { seed: 1 }), applied }]
    const offered = picturesOffered(project, { garments }, pictures).map(({ id, name }) => [id[0], name])
    expect(offered).toEqual([
      ['1', 'Picture 1'],
      ['3', 'Picture 3'],
      ['9', ''],
    ])
  })
})
