import { describe, expect, it } from 'vitest'
import { openLine } from './lineOfOrders.ts'

/** A worker whose work is finished by hand. */
function openBench() {
  const begun: string[] = []
  const finish: (() => void)[] = []
  const line = openLine(
    (order: string) =>
      new Promise<string>((done) => {
        begun.push(order)
        finish.push(() => done(`${order} drawn`))
      }),
  )
  const settle = () => new Promise((done) => setTimeout(done))
  return { line, begun, finishOne: async () => (finish.shift()?.(), settle()) }
}

describe('the line of drawing orders', () => {
  it('draws the newest order of a slot and gives nothing for those it overtook', async () => {
    const { line, begun, finishOne } = openBench()
    const first = line.ask('detail', 'a', 'now')
    const second = line.ask('detail', 'b', 'now')
    const third = line.ask('detail', 'c', 'now')
    await finishOne()
    await finishOne()
    expect(await Promise.all([first, second, third])).toEqual(['a drawn', null, 'c drawn'])
    expect(begun).toEqual(['a', 'c'])
  })

  it('takes what is being edited before thumbnails', async () => {
    const { line, begun, finishOne } = openBench()
    void line.ask('thumb 1', 'thumb 1', 'later')
    void line.ask('thumb 2', 'thumb 2', 'later')
    void line.ask('detail', 'detail', 'now')
    await finishOne()
    await finishOne()
    await finishOne()
    expect(begun).toEqual(['thumb 1', 'detail', 'thumb 2'])
  })

  it('goes on after an order that failed', async () => {
    const line = openLine((order: string) =>
      order === 'bad' ? Promise.reject(new Error('no')) : Promise.resolve(order),
    )
    await expect(line.ask('a', 'bad', 'now')).rejects.toThrow('no')
    expect(await line.ask('b', 'good', 'now')).toBe('good')
  })

  it('forgets the order of a slot that is left', async () => {
    const { line, begun, finishOne } = openBench()
    void line.ask('a', 'a', 'later')
    const gone = line.ask('b', 'b', 'later')
    line.leave('b')
    await finishOne()
    expect(await gone).toBeNull()
    expect(begun).toEqual(['a'])
  })
})
