import type { StoredNet } from '../trace/recognise/net.ts'

/** What scripts/recognition/teachPenLines.ts learned of a pen’s line by itself from drawn pictures: written by it, never by hand. */
export const penTable: StoredNet = {
  inputs: 29,
  hidden: 16,
  outputs: 1,
  bytes:
    'Ayn56uDxAPB1pG/VahYQNTAGJj0oLxU3kyoV4uboFRiuGQFSR+JiHUULSIrbhP/i8gUD/sxD68UqQ0BC0TG5IQ6K8lEKCQv+4/4EEJXo9B31+hn+vwaKFirLhxPKKxH6HRX6Et3sBessOgSSEfIe1uoMDRMKPg4IDs7UAu+5CAseCRioouSS5QnU0vfW2Mrx0TELH6rMFpLXCA7kEykUCMMr9kfcjkAQlEQBQjX8ugtbXNTgWORcUyt16wIh+mMM/wRUM6iOUuD/A1Vl/1Kk7BVJvnYPv+505GQeD+oIBjCU3ugiFvPb8xgh874I5wQ2ZAv5M24ICyzxwQQJJDkTBNbV3AABwsggEyI2KIacKfMB3gxB4PwAIwwft+iV9xv4+gMUE/oyExE1SQioj9cWHzD9AfPxJx8rGA5/+/et9yPr8lwHP/OybUfw3+C9QuPrE9noIAYv/CQJCP6J+OUDFSIgGsAKB80C0puv7MrlEx/ovuD8hNYGEhrrqNPiBAwJ9fLJzuiP4gaE4CHhie3ftRwJDxAP+fabAQIIAEPo+kjTDsri5NQMgtoG+wIVyu0Fy/QCifByGjsL+AMUA+bN0yqRxZRTAVN3QO0VBReGClIahCQG+jIH9wRYAREFFw/UEAYDBeZsE/f9EDYzuAIPlOAGz4/4jgp/4dd2z/EjuRxJq/35/mPO3sGaE0j6iQd/0gNvMgB5JAV6BAVxXANzYQeJ/wR2VAJstgOHAwF2TgOGFwdu0gJ66AaKEQRwkP2Jig==',
}

/** What it learned of one whose neighbours were judged. */
export const penTableAmong: StoredNet = {
  inputs: 36,
  hidden: 12,
  outputs: 1,
  bytes:
    'Ahz5yWzzWff9CVhEdQIAqI0JE+elNf/lExcAPoy+6xNCuCYCQvxf/Jy5EswOjsISFgoBwgDe8uPNyMfWvSKnkL0B1yc81i0w1TYIhPqeAsvwQg8Oa8v4EsEc1gIq+T4IAAuTAwHQLR8A3UdvFB0OiC4IqggDAYFgnjMpwhky6y4V9gLDJQ70D4ksGQEfCqUCO/mDSt8gJfNf114yA5IR3fYXsPgU3t/qygP2gqbKIXMNILoZoVUBR3Il6xIQVfcgzPfiAaHmyBPVs93uJqQZkf0aFJAwBtFh+h5K9AoC1RG5JAsnkxjleg5B/KqOEu2++bHAzE0eEgQX8/rJD0egIbPKzHUDGu+H4R/X+B0I1fPBAdwRb98HBPQA4AAOuADr4jtKvKr8rTfYU4wE8PKS6izO9ysA6OXOAAptot5l2DJ31NPmJAHvUASbeF9xcKEmqz0DjFNPjEjsPjaOHprIAfLyJi3OHTHIHHpNTQFsEyQd6vH53+7zARoEKCDQBCN4FTz/zANQAvsN0MYkfTE+2b37SAEb9Zz16Cn979SDqzoCOMC69vN0z+DVhflBBD+rV2e067DDfeRQ5AVrDCM18ye4BC8BLAkCL2bm1iv+hTaompTw/KNJrhSDgUH2ywiTO64fygpB/4HxVczhkQB2+f2ODwKLx/10OfOThQF/owCL/fmPaf5zsAKPvf1xFQF3p/l5ZQ==',
}
