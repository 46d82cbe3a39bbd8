import { describe, expect, it } from 'vitest'
import { openGoes } from './goes.ts'
import { isStray } from './readDropped.ts'

const files = (count: number) => Array.from({ length: count }, (_, i) => new File(['x'], `${i}.png`))

describe('[S5.04] files go into the library by as many as one go may bring', () => {
  it('1,000 at once: the first eight go, the rest waits and is lost nowhere', () => {
    const sent: string[] = []
    let going = 0
    const goes = openGoes<'sketches'>({
      most: () => 8,
      going: () => going,
      send: (_, some) => {
        going += some.length
        sent.push(...some.map(({ name }) => name))
      },
    })
    goes.add('sketches', files(1_000))
    expect(sent).toHaveLength(8)
    expect(goes.get()[0]?.files).toHaveLength(992)
    goes.next('sketches')
    expect(sent).toHaveLength(8)
    going = 0
    goes.look()
    expect(sent).toHaveLength(8)
    goes.next('sketches')
    expect(sent).toHaveLength(16)
    goes.keepOn('sketches', true)
    for (let i = 0; i < 200; i++) {
      going = 0
      goes.look()
    }
    expect(new Set(sent).size).toBe(1_000)
    expect(goes.get()).toEqual([])
  })

  it('what waits for one tab leaves another alone, and can be forgotten', () => {
    const sent: string[] = []
    const goes = openGoes<'prints' | 'sketches'>({
      most: (place) => (place === 'prints' ? 16 : 8),
      going: () => 0,
      send: (place, some) => sent.push(`${place} ${some.length}`),
    })
    goes.add('prints', files(20))
    goes.add('sketches', files(3))
    expect(sent).toEqual(['prints 16', 'sketches 3'])
    goes.forget('prints')
    expect(goes.get()).toEqual([])
  })

  it('what a machine puts beside pictures is not taken along', () => {
    expect(['.DS_Store', 'Thumbs.db', 'a.png'].map((name) => isStray({ name, size: 9 }))).toEqual([true, true, false])
    expect(isStray({ name: 'empty.png', size: 0 })).toBe(false)
  })
})
