import { limits } from '@toile/rules/limits.ts'
import { describe, expect, it } from 'vitest'
import { fileName } from './fileName.ts'

describe('the name of a file', () => {
  it('[S5.01] of 300 letters is cut between whole letters and keeps its ending', () => {
    for (const letter of ['a', 'ก็', '👩🏽‍🎨', 'é', '漢', 'ش']) {
      const name = fileName(`${letter.repeat(300)}.jpeg`)
      expect(name.length).toBeLessThanOrEqual(limits.nameLength)
      expect(name).toMatch(/….jpeg$/u)
      const kept = name.slice(0, name.lastIndexOf('…'))
      expect(kept).toBe(letter.normalize('NFC').repeat(kept.length / letter.normalize('NFC').length))
    }
  })

  it('[S5.01] in Thai, Arabic or with emoji stays as it is', () => {
    for (const name of ['ผ้าไหมลายดอก.png', 'قماش مطرز.png', '花柄 2027 春.webp', '👗🪡.jpg', 'Kleid – Größe 38.png'])
      expect(fileName(name)).toBe(name.normalize('NFC'))
  })

  it('[S5.01] loses folders, control characters and turns of direction', () => {
    expect(fileName('../../etc/passwd')).toBe('passwd')
    expect(fileName('C:\\Users\\ann\\skirt.png')).toBe('skirt.png')
    expect(fileName('skirt\u0000\u0007.png')).toBe('skirt.png')
    expect(fileName('skirt\u202egnp.exe')).toBe('skirtgnp.exe')
    expect(fileName('a\r\nb\tc.png')).toBe('a b c.png')
    expect(fileName('half \ud83d pair.png').isWellFormed()).toBe(true)
    for (const nothing of ['', '   ', '../..', '///', '.', '\u0000']) expect(fileName(nothing)).toBe('')
  })
})
