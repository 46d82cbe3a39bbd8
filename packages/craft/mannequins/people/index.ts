import type { Person } from '../person.ts'
import { aiko } from './aiko.ts'
import { amara } from './amara.ts'
import { anders } from './anders.ts'
import { astrid } from './astrid.ts'
import { bruno } from './bruno.ts'
import { ella } from './ella.ts'
import { emeka } from './emeka.ts'
import { emil } from './emil.ts'
import { freya } from './freya.ts'
import { hiro } from './hiro.ts'
import { ines } from './ines.ts'
import { kenji } from './kenji.ts'
import { kofi } from './kofi.ts'
import { leo } from './leo.ts'
import { lily } from './lily.ts'
import { marco } from './marco.ts'
import { mei } from './mei.ts'
import { mina } from './mina.ts'
import { nico } from './nico.ts'
import { noemi } from './noemi.ts'
import { otis } from './otis.ts'
import { priya } from './priya.ts'
import { rafael } from './rafael.ts'
import { ruth } from './ruth.ts'
import { sam } from './sam.ts'
import { saskia } from './saskia.ts'
import { tariq } from './tariq.ts'
import { theo } from './theo.ts'
import { yuna } from './yuna.ts'
import { zuri } from './zuri.ts'

/** Every person that wears clothes here, in the order of the screen: women, men, girls, boys (requirement S3.04). */
export const people = [
  ines,
  amara,
  mei,
  astrid,
  priya,
  saskia,
  ruth,
  noemi,
  freya,
  theo,
  kofi,
  kenji,
  marco,
  rafael,
  emeka,
  anders,
  bruno,
  leo,
  lily,
  zuri,
  yuna,
  ella,
  mina,
  aiko,
  sam,
  hiro,
  nico,
  tariq,
  emil,
  otis,
] as const

/** The person of an id, or nothing. */
export const findPerson = (id: string): Person | null => people.find((person) => person.id === id) ?? null
