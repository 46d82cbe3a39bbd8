import { sure } from '@toile/geometry'

/** The first primes, by whose roots SHA-256 mixes. */
const primes = [2]
for (let n = 3; primes.length < 64; n += 2) if (primes.every((prime) => n % prime !== 0)) primes.push(n)

/** The first 32 bits behind the point of a number. */
const behindPoint = (number: number) => ((number - Math.floor(number)) * 2 ** 32) >>> 0
const begin = primes.slice(0, 8).map((prime) => behindPoint(Math.sqrt(prime)))
const constants = Uint32Array.from(primes, (prime) => behindPoint(Math.cbrt(prime)))

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by))

/** The bytes with a bit, zeros and how many bits they were behind them, in whole blocks of 64 bytes. */
function padded(bytes: Uint8Array): DataView {
  const whole = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  whole.set(bytes)
  whole[bytes.length] = 0x80
  const view = new DataView(whole.buffer)
  view.setBigUint64(whole.length - 8, BigInt(bytes.length) * 8n)
  return view
}

/** Spreads the sixteen words of a block over the sixty-four of its rounds. */
function spread(words: Uint32Array, view: DataView, at: number): void {
  for (let i = 0; i < 16; i++) words[i] = view.getUint32(at + 4 * i)
  for (let i = 16; i < 64; i++) {
    const [x, y] = [sure(words[i - 15]), sure(words[i - 2])]
    const early = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const late = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    words[i] = sure(words[i - 16]) + early + sure(words[i - 7]) + late
  }
}

/** Stirs the words of a block into the eight of the sum. */
function stir(sum: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const low = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const high = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const next = (h + low + chosen + sure(constants[i]) + sure(words[i])) | 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + next) | 0, c, b, a, (next + high + most) | 0]
  }
  sum.set([a, b, c, d, e, f, g, h].map((word, i) => word + sure(sum[i])))
}

/** SHA-256 of bytes in script, its 32 bytes (FIPS 180-4): for pages whose browser holds its own back. */
export function sha256(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = padded(bytes)
  const sum = Uint32Array.from(begin)
  const words = new Uint32Array(64)
  for (let at = 0; at < view.byteLength; at += 64) {
    spread(words, view, at)
    stir(sum, words)
  }
  const digest = new DataView(new ArrayBuffer(32))
  sum.forEach((word, i) => digest.setUint32(4 * i, word))
  return new Uint8Array(digest.buffer)
}
