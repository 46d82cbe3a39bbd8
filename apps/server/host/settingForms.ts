import { isIP } from 'node:net'
import { z } from 'zod'

/** An address that begins with one of the protocols. */
export const address = (protocols: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })

/** A whole number between two bounds. */
export const count = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, { error: `must be a whole number from ${least} to ${most}` })
    .transform(Number)
    .refine((number) => number >= least && number <= most, {
      error: `must be a whole number from ${least} to ${most}`,
    })

/** One of two words, the first for yes. */
export const either = <const Yes extends string, const No extends string>(yes: Yes, no: No) =>
  z.enum([yes, no], { error: `must be ${yes} or ${no}` }).transform((word) => word === yes)

const units = { '': 1, kb: 1e3, mb: 1e6, gb: 1e9, tb: 1e12 } as const

/** A number of bytes, with a unit or without: 500 MB, 5 GB. */
export const size = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^\d{1,12}\s*(kb|mb|gb|tb)?$/, { error: 'must be a size such as 500 MB or 5 GB' })
  .transform((text) => {
    const [, number, unit = ''] = /^(\d+)\s*(\w*)$/.exec(text) ?? []
    return Number(number) * units[unit as keyof typeof units]
  })

/** An e-mail address. */
export const email = z
  .string()
  .regex(/^[^\s@,]+@[^\s@,]+\.[A-Za-z]{2,}$/, { error: 'must be e-mail addresses between commas' })

/** Entries between commas. */
export const listed = z.string().transform((text) => text.split(',').map((part) => part.trim()))

/** The names that stand for the private networks everybody has. */
const ownNetworks = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(text: string): boolean {
  if (ownNetworks.includes(text)) return true
  const [host = '', bits, ...more] = text.split('/')
  const kind = isIP(host)
  if (kind === 0 || more.length > 0) return false
  // A network of all addresses would let anybody say who they are.
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (kind === 4 ? 32 : 128))
}

/** A network address, a range of them in the form 10.0.0.0/8, or the name of a private one. */
export const network = z.string().refine(isNetwork, {
  error: 'must be addresses, ranges such as 10.0.0.0/8, or loopback, linklocal or uniquelocal, between commas',
})
