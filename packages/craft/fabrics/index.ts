import { boucle } from './boucle.ts'
import { cableKnit } from './cableKnit.ts'
import { cashmere } from './cashmere.ts'
import { chiffon } from './chiffon.ts'
import { corduroy } from './corduroy.ts'
import { cotton } from './cotton.ts'
import { crepe } from './crepe.ts'
import { denim } from './denim.ts'
import { fleece } from './fleece.ts'
import { fur } from './fur.ts'
import { gabardine } from './gabardine.ts'
import { jacquard } from './jacquard.ts'
import { jersey } from './jersey.ts'
import { knit } from './knit.ts'
import { lace } from './lace.ts'
import { lame } from './lame.ts'
import { leather } from './leather.ts'
import { linen } from './linen.ts'
import { nylon } from './nylon.ts'
import { organza } from './organza.ts'
import { ribKnit } from './ribKnit.ts'
import { seersucker } from './seersucker.ts'
import { sequin } from './sequin.ts'
import { silk } from './silk.ts'
import { suede } from './suede.ts'
import { tulle } from './tulle.ts'
import { tweed } from './tweed.ts'
import { velvet } from './velvet.ts'
import { wool } from './wool.ts'

/** Every fabric, in the order the picker shows them: cottons, jersey and knits, woollens, silks, sheers, hides and technical cloth. */
export const fabrics = [
  cotton,
  seersucker,
  linen,
  gabardine,
  denim,
  corduroy,
  jersey,
  crepe,
  ribKnit,
  knit,
  cableKnit,
  fleece,
  wool,
  tweed,
  boucle,
  cashmere,
  silk,
  jacquard,
  velvet,
  lame,
  sequin,
  chiffon,
  organza,
  tulle,
  lace,
  leather,
  suede,
  fur,
  nylon,
] as const

export type FabricId = (typeof fabrics)[number]['id']

const byId = new Map<string, (typeof fabrics)[number]>(fabrics.map((fabric) => [fabric.id, fabric]))

/** The fabric of an id, or nothing when the catalogue has none. */
export const findFabric = (id: string) => byId.get(id)
