import { describe, expect, it } from 'vitest'
import { asciiText } from './asciiText.ts'

describe('a name in ASCII', () => {
  it.each([
    ['Größe', 'Grosse'],
    ['Épaule dénudée', 'Epaule denudee'],
    ['Đầm dạ hội', 'Dam da hoi'],
    ['Пальто Щука', 'Palto Shchuka'],
    ['원피스', 'wonpiseu'],
    ['한복', 'hanbok'],
    ['Wool £ 30 °', 'Wool 30'],
    ['Nr. 7 – “A”', 'Nr. 7 - A'],
  ])('[S1.11] of %s is %s', (text, name) => {
    expect(asciiText(text, 'piece', 40)).toBe(name)
  })

  it('[S1.11] is the other one where nothing of it can be spelled, and never too long', () => {
    expect(asciiText('連衣裙', 'dress', 40)).toBe('dress')
    expect(asciiText('ชุดเดรส', 'dress', 3)).toBe('dre')
    expect(asciiText('a\tb\n\u0000c', 'x', 40)).toBe('a b c')
  })
})
