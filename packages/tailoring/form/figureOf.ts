import type { BuildId } from '@toile/craft/mannequins/builds/index.ts'
import { findPerson } from '@toile/craft/mannequins/people/index.ts'
import { wearerOf } from '@toile/craft/mannequins/wearer.ts'
import type { Figure } from './form.ts'

/** Which kind of body a person has, and which size of which range comes nearest to theirs. */
export interface UsualBody {
  figure: Figure
  range: string
  size: string
}

const usualBodies: Readonly<Record<BuildId, UsualBody>> = {
  woman: { figure: 'woman', range: 'women', size: '38' },
  curve: { figure: 'woman', range: 'women', size: '46' },
  tall: { figure: 'woman', range: 'women', size: '36' },
  man: { figure: 'man', range: 'men', size: '50' },
  broad: { figure: 'man', range: 'men', size: '56' },
  tallMan: { figure: 'man', range: 'men', size: '48' },
  teen: { figure: 'woman', range: 'women', size: '34' },
  teenBoy: { figure: 'man', range: 'men', size: '46' },
  girl: { figure: 'girl', range: 'girls', size: '122' },
  junior: { figure: 'girl', range: 'girls', size: '140' },
  toddlerGirl: { figure: 'toddler', range: 'toddlers', size: '92' },
  boy: { figure: 'boy', range: 'boys', size: '122' },
  juniorBoy: { figure: 'boy', range: 'boys', size: '140' },
  toddler: { figure: 'toddler', range: 'toddlers', size: '92' },
}

/** The kind of body of a mannequin by its id; one of somebody's own by its gender and age. */
export function figureOf(person: string): UsualBody {
  const known = findPerson(person)
  if (known) return usualBodies[known.build]
  const { gender, ageGroup } = wearerOf(person)
  if (ageGroup === 'child') return usualBodies[gender === 'male' ? 'boy' : 'girl']
  return usualBodies[gender === 'male' ? 'man' : 'woman']
}
