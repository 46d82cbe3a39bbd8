import type { StoredNet } from '../trace/recognise/net.ts'

/** What scripts/recognition/teachPenLines.ts learned of a pen’s line by itself from drawn pictures: written by it, never by hand. */
export const penTable: StoredNet = {
  inputs: 29,
  hidden: 16,
  outputs: 1,
  bytes:
    'BQTG0jM+8utN4SJJfObQDygHEBgZKAs6jhME3ewMCw/DHwIaw+lyEDjhMNrfBjrW1LYdAA7CsyD4IAhI3S46YxWNKWEJAhYIrzILCZbvBPDvBBUMkQaNCxPsx/m5AvQV8AkSHC0BAs38HPq/EYgy1hGaqiwwVjAEvPcB/cDYLOn8KR0f0xYWigQKEg0t4w/Op9g7DhLiRwKDByje3yoU0pEd2i8vHjXTuygA7iwj52Zgce3YBwPsZhu93QQtHDj8EyA6+JcR/QY2LYgmAhEWJDR72icB8SUI30EtxPMHC7qI+uP+GPH55OcFPfkR6AYpC+nbBE4K9Sj8COEh/IgZA8sA+bXNrgYJH/gdEo/9BPEA1U5nxAwbHxvk7Zy6Dm3zLgUG4e1mUzIzRxzz/TcX33IWA0DyCEO6DBVt7uPv+d/4NEEGfrvFXAL0oOQNTxYkAtnfFAcKCRwKNuOQCgLACvz/EyT6BrMX7ry3DZT7Gx8WCvz999sDpST5jOPwxF0w8e6//wLL+gWe+i3ilAXjlcTXLEYHE9am/yH98xCM6t3bUkPp/v70xNEG7yY27hnxBOEWgZrV+jxW9QGxDPvqKuu4Jo+qKgZv/EoqBjX4BTEPhzoRCOj2yooFEvYH9R8DBRb/IvJr/QEL8Azu6gIG96I2lp7lA/DT1jVXz+pTxS59LEk/TUexg5M+Jfzxrwd4tPt4oQB1mQV4TwZ6bgN+jAiL3ARxxQVvggOLPP6SdP+CiAZ5/v13vAWFOABzbgCJBw==',
}

/** What it learned of one whose neighbours were judged. */
export const penTableAmong: StoredNet = {
  inputs: 36,
  hidden: 12,
  outputs: 1,
  bytes:
    'AP/1mUupAeIAe9BY+AMG4t8I/AGKMPrcEuUBAOnt5ip2tTngA/z8/JDKS+/sgzgMBx0ZggEGKronCeAc7YMA/D7/F0al7Bot6gfp4fxvAYsK8fn3zcvKu9Xj9wCk6pY9r/2irBcxPZIBzSGPUKsayLwQH/aCBBNtAMkIzLcwBv/K9QHY2RgT9pEf++w5GM8DRQhTVb4J891xllYnANplx8ZAw2xU1Q6+0wTQikPGA3quD8T0tRQBlTQK9i3NXxPRyPfFAu6o717C74bQPcdW6/8dQEE37J8X4xKM/d0D2jEUCAJv3zINWiH0/Y2RJyS6s1fX7jcokAMj65DHBVaoINMJuS4BMiiSDzPK125A8Bb3AoUO6NMF67/10jnXsf6G6A/kCTv5hdQ2BQIBBSML+B2tvkj3gvuaAQJD+uMh+yv4zIL2FQO4YLiudC1kZtQD+twDwk4ujHDEKFafQKLoAfDg0R7LDIuuB3YZL/1ZmfDZvtFCx8X9hjMEEBAC//NzFBYG2BsaBf0O9/b3dQUT7doIJwIN5RLxzkYF7PKQ5wwCD/rqEOFA8N7pgh0LAmyI4ibgyK8AVNo9VQR0zcwW1fsN0UcuPWQJFB+Q1RYHFxj49eAd/JLC8XburkO3+jSP+lEwDPEFPtQkRd+GTgF10v6HsAGGZ/1w3fKFkgJ0RwGLk/uQ8/5tJAKPC/x/of56A/x1qA==',
}
