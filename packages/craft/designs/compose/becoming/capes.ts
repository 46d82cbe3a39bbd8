import { type BecomingRule, wears } from './becomingRule.ts'

export const capes: BecomingRule = {
  id: 'capes',
  says: 'Men and boys wear no swing coats, and capes and ponchos only where the words ask for them',
  alone: true,
  broken: (parts, { gender }, asked) =>
    gender === 'male' &&
    (wears(parts, ['swingCoat']) ||
      (wears(parts, ['cape']) && !asked.asks('gothic', 'avantgarde')) ||
      (wears(parts, ['poncho']) && !asked.asks('bohemian', 'folk', 'western', 'avantgarde'))),
}
