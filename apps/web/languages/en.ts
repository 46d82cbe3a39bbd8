/** Plural and ordinal forms of English; every other sentence is written in the code. */
export const en: Record<string, string> = {
  'you are currently in the {{count}} position_ordinal_one': 'you are currently in the {{count}}st position',
  'you are currently in the {{count}} position_ordinal_two': 'you are currently in the {{count}}nd position',
  'you are currently in the {{count}} position_ordinal_few': 'you are currently in the {{count}}rd position',
  'you are currently in the {{count}} position_ordinal_other': 'you are currently in the {{count}}th position',
  '{{count}} seconds_one': '{{count}} second',
  '{{count}} seconds_other': '{{count}} seconds',
  '{{count}} credits_one': '{{count}} credit',
  '{{count}} credits_other': '{{count}} credits',
  '{{count}} tasks are running_one': '{{count}} task is running',
  '{{count}} tasks are running_other': '{{count}} tasks are running',
  '{{count}} looks_one': '{{count}} look',
  '{{count}} looks_other': '{{count}} looks',
}
