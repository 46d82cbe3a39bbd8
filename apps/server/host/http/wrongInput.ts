import { sureFirst } from '@toile/geometry'
import { fieldNames } from '@toile/rules/fieldNames.ts'
import { type Refusal, refuse } from '@toile/rules/refusals.ts'
import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

/** The first thing wrong with an input as one sentence that names the field and the rule. */
export function wrongInput(error: z.ZodError): Refusal {
  const issue = sureFirst(error.issues)
  const path = issue.path.map(String).join('.') || 'body'
  const field = fieldNames[path] ?? path
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.message.endsWith('received undefined')
        ? refuse('fieldRequired', { field })
        : refuse('fieldKind', { field, rule: kinds[issue.expected] ?? issue.expected })
    case 'too_small':
      if (issue.origin === 'string' && Number(issue.minimum) === 1) return refuse('fieldRequired', { field })
      if (issue.origin === 'string') return refuse('fieldTooShort', { field, least: Number(issue.minimum) })
      if (issue.origin === 'array') return refuse('fieldTooFew', { field, least: Number(issue.minimum) })
      return refuse('fieldTooSmall', { field, least: Number(issue.minimum) })
    case 'too_big':
      if (issue.origin === 'string') return refuse('fieldTooLong', { field, most: Number(issue.maximum) })
      if (issue.origin === 'array') return refuse('fieldTooMany', { field, most: Number(issue.maximum) })
      return refuse('fieldTooLarge', { field, most: Number(issue.maximum) })
    case 'invalid_value':
      return refuse('fieldChoice', { field, rule: issue.values.map(String).join(', ') })
    case 'unrecognized_keys':
      return refuse('fieldUnknown', { field: [...issue.path, issue.keys[0]].map(String).join('.') })
    case 'invalid_format':
      return path === 'email' ? refuse('emailForm') : refuse('fieldForm', { field })
    default:
      return refuse('fieldForm', { field })
  }
}
