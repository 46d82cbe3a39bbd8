import { describe, expect, it } from 'vitest'
import { createEventLines } from './eventLines.ts'

describe('the stream of events', () => {
  it('is cut into events wherever the network breaks it', () => {
    const text = 'retry: 1000\nid: 4\nevent: open\ndata: {}\n\n:\n\nid: 5\nevent: task\ndata: {"a":1}\n\n'
    const whole = createEventLines()(text)
    expect(whole).toEqual([
      { id: '4', kind: 'open', content: '{}' },
      { id: '5', kind: 'task', content: '{"a":1}' },
    ])
    const cut = createEventLines()
    expect(text.split('').flatMap((letter) => cut(letter))).toEqual(whole)
  })

  it('keeps an unfinished event for later', () => {
    const cut = createEventLines()
    expect(cut('id: 1\ndata: half')).toEqual([])
    expect(cut(' whole\n\n')).toEqual([{ id: '1', kind: 'message', content: 'half whole' }])
  })
})
