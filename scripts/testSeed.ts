const day = 86_400_000

/** Which twentieth of the exhaustive cases a run takes: what is given, else another one every day. */
export const testSeed = (now = Date.now()): string => process.env['TEST_SEED'] ?? String(Math.floor(now / day))
