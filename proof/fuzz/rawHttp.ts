import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type Chance, openChance, sure } from '@toile/geometry'
import { type Broken, longest } from './broken.ts'
import { allCalls } from './fuzzed.ts'

const host = 'Host: localhost\r\n'
const json = 'Content-Type: application/json\r\n'
const pathOf = (chance: Chance) =>
  chance.pick([...allCalls.map(({ call }) => call.path), '/', '/Square', '/api/nothing'])

/** What no browser sends, by what it is: bytes, of which each letter is one. */
const strange: Readonly<Record<string, (chance: Chance) => string>> = {
  'no host': (chance) => `GET ${pathOf(chance)} HTTP/1.1\r\n\r\n`,
  'two hosts': (chance) => `GET ${pathOf(chance)} HTTP/1.1\r\n${host}${host}\r\n`,
  'broken headers': (chance) =>
    `POST ${pathOf(chance)} HTTP/1.1\r\n${host}${chance.pick(['no colon\r\n', ': empty\r\n', 'a b: c\r\n', 'x: \0\r\n', ' x: y\r\n', 'x: \x80\xff\r\n'])}\r\n{}`,
  'a huge header': (chance) =>
    `GET ${pathOf(chance)} HTTP/1.1\r\n${host}x: ${'y'.repeat(chance.whole(8_000, 90_000))}\r\n\r\n`,
  'very many headers': (chance) =>
    `GET ${pathOf(chance)} HTTP/1.1\r\n${host}${'a: b\r\n'.repeat(chance.whole(500, 4_000))}\r\n`,
  'a huge address': (chance) =>
    `GET ${pathOf(chance)}?${'q'.repeat(chance.whole(1_000, 60_000))} HTTP/1.1\r\n${host}\r\n`,
  'a strange address': (chance) =>
    `GET ${chance.pick(['/api/%', '/%00', '/%zz', '/\xff\xfe', '//', '/../../etc/passwd', '/api/files/%2e%2e%2f', 'http://x/', '*', '', '/?a=%', '/?__proto__[a]=1'])} HTTP/1.1\r\n${host}\r\n`,
  'an unknown method': (chance) =>
    `${chance.pick(['BREW', 'get', 'TRACE', 'PROPFIND', '\0'])} ${pathOf(chance)} HTTP/1.1\r\n${host}\r\n`,
  'another version': (chance) =>
    `GET ${pathOf(chance)} ${chance.pick(['HTTP/1.0', 'HTTP/3.7', 'HTTP', 'ICY'])}\r\n${host}\r\n`,
  'the preface of HTTP/2': () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'chunks that break off': (chance) =>
    `POST ${pathOf(chance)} HTTP/1.1\r\n${host}${json}Transfer-Encoding: chunked\r\n\r\n${chance.pick(['5\r\n{"a"', 'ffffffffff\r\nx', 'zz\r\n', '-1\r\n', '5;x=y\r\n{}   \r\n'])}`,
  'a length that is too long': (chance) =>
    `POST ${pathOf(chance)} HTTP/1.1\r\n${host}${json}Content-Length: ${chance.whole(20, 9_000_000)}\r\n\r\n{}`,
  'a length that is too short': (chance) =>
    `POST ${pathOf(chance)} HTTP/1.1\r\n${host}${json}Content-Length: 1\r\n\r\n{"a": 1}`,
  'a length that is none': (chance) =>
    `POST ${pathOf(chance)} HTTP/1.1\r\n${host}${json}Content-Length: ${chance.pick(['-1', 'x', '1e3', '99999999999999999999'])}\r\n\r\n{}`,
  'two lengths': (chance) =>
    `POST ${pathOf(chance)} HTTP/1.1\r\n${host}${json}Content-Length: 2\r\nContent-Length: 9\r\n\r\n{}`,
  'a length and chunks': (chance) =>
    `POST ${pathOf(chance)} HTTP/1.1\r\n${host}${json}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'text that is none': (chance) =>
    withBody(
      chance,
      json,
      chance.pick(['{"a":"\xff\xfe\xc3"}', '\xef\xbb\xbf{}', '{"a":"\\ud800"}', '{', '', 'null', '{"__proto__":{}}']),
    ),
  'another kind of body': (chance) =>
    withBody(
      chance,
      `Content-Type: ${chance.pick(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=x', 'a', '', 'multipart/form-data', 'multipart/form-data; boundary=', 'application/octet-stream'])}\r\n`,
      '{}',
    ),
  'a broken form': (chance) =>
    withBody(
      chance,
      'Content-Type: multipart/form-data; boundary=b\r\n',
      chance.pick([
        '--b\r\n',
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
        '--b\r\nContent-Disposition: form-data\r\n\r\nx\r\n--b--',
        '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nx\r\n--b--',
        `--b\r\n${'x'.repeat(90_000)}`,
      ]),
    ),
  'a packed body': (chance) => withBody(chance, `${json}Content-Encoding: gzip\r\n`, '\x1f\x8b\x08\0'),
  'a strange cookie': (chance) =>
    `POST ${pathOf(chance)} HTTP/1.1\r\n${host}${json}Cookie: token=${chance.pick(['%', '%ff', '"', 'a;token=b', '='.repeat(4_000)])}\r\nAuthorization: ${chance.pick(['%', 'Bearer', '\xff', 'x'.repeat(4_000)])}\r\nContent-Length: 2\r\n\r\n{}`,
  'an upgrade': (chance) =>
    `GET ${pathOf(chance)} HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: ${chance.pick(['websocket', 'h2c', 'x'])}\r\n\r\n`,
  'a wait for leave': (chance) =>
    `POST ${pathOf(chance)} HTTP/1.1\r\n${host}${json}Expect: ${chance.pick(['100-continue', 'x'])}\r\nContent-Length: 2\r\n\r\n{}`,
  'many at once on one line': (chance) =>
    Array.from({ length: chance.whole(2, 40) }, () => withBody(chance, json, '{}')).join(''),
  'half a request': (chance) => withBody(chance, json, '{"a": 1}').slice(0, chance.whole(1, 60)),
  'a range': (chance) =>
    `GET / HTTP/1.1\r\n${host}Range: bytes=${chance.pick(['0-0', '9-1', '-', '0-,0-,0-', '99999999999-'])}\r\nIf-None-Match: \xff\r\n\r\n`,
}

const withBody = (chance: Chance, headers: string, body: string) =>
  `POST ${pathOf(chance)} HTTP/1.1\r\n${host}${headers}Content-Length: ${body.length}\r\n\r\n${body}`

/** Everything that comes back for some bytes until the other side ends, or says no more. */
function sent(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(bytes, 'latin1'))
      // What is incomplete is answered only when nothing more can come.
      setTimeout(() => socket.end(), 60)
    })
    const over = setTimeout(() => socket.destroy(), longest + 1_000)
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('error', (error) => ('code' in error && error.code === 'ECONNREFUSED' ? reject(error) : undefined))
    socket.on('close', () => {
      clearTimeout(over)
      resolve(text)
    })
  })
}

/** Sends so many requests that are no proper HTTP, several at once. */
export async function sendRaw(address: string, number: number, seed: number, broken: Broken): Promise<number> {
  const port = Number(new URL(address).port)
  const kinds = Object.entries(strange)
  let begun = 0
  const lane = async (at: number) => {
    const chance = openChance(seed * 77 + at)
    while (begun < number) {
      const [name, make] = sure(kinds[begun++ % kinds.length])
      const bytes = make(chance)
      const began = performance.now()
      const said = await sent(port, bytes).catch(() => null)
      if (said === null) {
        broken.note('cut', `${name}: the server does not listen`, JSON.stringify(bytes))
        await wait(500)
      }
      for (const [, status] of (said ?? '').matchAll(/^HTTP\/1\.1 (5\d\d)/gm))
        broken.note('broke', `${name} is answered with ${status}`, JSON.stringify(bytes))
      if (performance.now() - began > longest)
        broken.note('slow', `${name} keeps its line longer than five seconds`, JSON.stringify(bytes))
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, at) => lane(at)))
  return begun
}
