import { fromHex } from '@toile/craft/colors/color.ts'
import { describe, expect, it } from 'vitest'
import { boardColorOf } from './boardColorOf.ts'
import { newProject } from './project.ts'

const hex = (text: string) => fromHex(text) ?? { r: 0, g: 0, b: 0 }
const entry = (id: string, color: string) => ({ id, name: id, tcx: '', color: hex(color), gradient: null })
const plain = newProject('Harbour', { style: 'illustration', systemShare: 80 })
const project = { boards: { ...plain.boards, color: [entry('Fired clay', '#b0482f'), entry('Clay', '#b14930')] } }

describe('the colour of a board', () => {
  it('[S2.53] is told by its entry wherever it looks the same, the nearest first', () => {
    expect(boardColorOf(project, hex('#b0482f'))?.name).toBe('Fired clay')
    expect(boardColorOf(project, hex('#b0482e'))?.name).toBe('Fired clay')
    expect(boardColorOf(project, hex('#b14931'))?.name).toBe('Clay')
  })

  it('is none where another colour is meant', () => {
    expect(boardColorOf(project, hex('#a8482a'))).toBeNull()
    expect(boardColorOf(plain, hex('#b0482f'))).toBeNull()
  })
})
