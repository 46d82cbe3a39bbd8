import { describe, expect, it } from 'vitest'
import { lineBreaks } from './lineBreaks.ts'

const pieces = (text: string) => {
  const edges = [0, ...lineBreaks(text), text.length]
  return edges.slice(1).map((to, i) => text.slice(edges[i], to))
}

describe('where lines may break', () => {
  it('[S3.21] is behind blanks and hyphens, and before no sign that closes', () => {
    expect(pieces('A well-cut coat : soie')).toEqual(['A ', 'well-', 'cut ', 'coat : ', 'soie'])
  })

  it('[S3.21] is between Han letters and kana, but no line begins with what closes or ends with what opens', () => {
    expect(pieces('大衣（限量）。')).toEqual(['大', '衣', '（限', '量）。'])
    expect(pieces('コート「秋」ちゃん')).toEqual(['コー', 'ト', '「秋」', 'ちゃ', 'ん'])
  })

  it('[S3.21] is at the blanks of Korean, and between the words of Thai', () => {
    expect(pieces('고급 울 코트')).toEqual(['고급 ', '울 ', '코트'])
    expect(pieces('สวัสดีชาวโลก').length).toBeGreaterThan(1)
    for (const piece of pieces('เสื้อโค้ทขนสัตว์เนื้อดี')) expect(piece).not.toMatch(/^\p{M}/u)
  })
})
