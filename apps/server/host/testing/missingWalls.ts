import type pg from 'pg'
import type { Declared } from '../database/declarations.ts'
import { columnName } from './columnName.ts'

interface Stands {
  name: string
  forced: boolean
  rule: string
  whole: boolean
}

const walls = `
  select relname as name, relrowsecurity and relforcerowsecurity as forced, coalesce(qual, '') as rule,
    coalesce(roles = '{public}' and cmd = 'ALL' and permissive = 'PERMISSIVE', false) as whole
  from pg_class left join pg_policies on tablename = relname and policyname = 'own'
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`

/** How the rule of a table begins or what it asks for, by whose it says its rows are. */
function asksFor({ name, whose }: Declared, rule: string): boolean {
  if (whose.how === 'nobody') return true
  const column = columnName(whose.column)
  return whose.how === 'owner'
    ? rule.replace(/^\(+/, '').startsWith(`${column} = `) && rule.includes("'toile.person'")
    : rule.startsWith('(EXISTS ') && rule.includes(`${name}.${column})`)
}

/** A sentence for each table around whose rows there is no such wall as it declares; none where all stand. */
export async function missingWalls(pool: pg.Pool | pg.PoolClient, tables: readonly Declared[]): Promise<string[]> {
  const { rows } = await pool.query<Stands>(walls)
  return tables.flatMap((table) => {
    const { name, whose } = table
    const wall = rows.find((row) => row.name === name)
    if (!wall) return `The table ${name} is declared, and no migration makes it.`
    if (whose.how === 'nobody')
      return wall.forced ? `The table ${name} has a wall, and says that its rows are nobody's.` : []
    if (wall.forced && wall.whole && asksFor(table, wall.rule)) return []
    const column = columnName(whose.column)
    const owned = whose.how === 'owner' ? `somebody's, by ${column}` : `somebody's, through ${column}`
    return `The rows of ${name} are ${owned}, and no migration builds a wall around them: force its row level security, and give it the policy "own".`
  })
}
