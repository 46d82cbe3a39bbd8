/** What a measure is written in: lengths by the first three, slopes in degrees. */
export type MeasureUnit = 'mm' | 'cm' | 'in' | 'degrees'

const sizes: Readonly<Record<MeasureUnit, number>> = { mm: 1, cm: 10, in: 25.4, degrees: 1 }

const unitNames = new Map<string, MeasureUnit>([
  ['mm', 'mm'],
  ['cm', 'cm'],
  ['in', 'in'],
  ['inch', 'in'],
  ['inches', 'in'],
  ['"', 'in'],
  ['″', 'in'],
  ['°', 'degrees'],
  ['deg', 'degrees'],
  ['degrees', 'degrees'],
])

/** A text without the unit at its end, in brackets or bare, and that unit where there is one. */
export function unitAtEnd(text: string): { rest: string; unit: MeasureUnit | null } {
  const whole = text.trim()
  const [, rest = '', word = ''] = /^(.*?\S)(?:[\s_([]+|(?<=\d)|(?=["″°]))([a-z]+|["″°])[)\]]?$/i.exec(whole) ?? []
  const unit = unitNames.get(word.toLowerCase()) ?? null
  return unit ? { rest, unit } : { rest: whole, unit: null }
}

/** A written number in millimetres (or degrees), with decimal comma or point, a unit of its own or the given one, and inches in fractions as well; nothing where it is none. */
export function measureNumber(text: string, unit: MeasureUnit): number | null {
  const own = unitAtEnd(text)
  const taken = own.unit ?? unit
  if ((taken === 'degrees') !== (unit === 'degrees')) return null
  const number = plainNumber(own.rest, taken) ?? (taken === 'in' ? fraction(own.rest) : null)
  return number === null ? null : number * sizes[taken]
}

/** Three digits after the only sign are thousands in millimetres, where nobody measures thousandths, and decimals otherwise. */
function plainNumber(text: string, unit: MeasureUnit): number | null {
  if (unit === 'mm' && /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return Number(text.replace(/[.,]/, ''))
  if (/^[1-9]\d{0,2}(?:,\d{3}\.|\.\d{3},)\d+$/.test(text)) return Number(text.replace(/[.,]/, '').replace(',', '.'))
  return /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : null
}

function fraction(text: string): number | null {
  const parts = /^(?:(\d+)[ -])?(\d+)\/([1-9]\d*)$/.exec(text)
  return parts ? Number(parts[1] ?? 0) + Number(parts[2]) / Number(parts[3]) : null
}
