import { openTestDatabase } from '../../apps/server/host/testing/openTestDatabase.ts'

// Keeps the test database of a copy up until its input ends, so that no run has to start it.
const database = await openTestDatabase()
process.stdout.write('ready\n')
for await (const _ of process.stdin);
await database.close()
