-- Calls that put talk of older turns in short.
CREATE TABLE "Summary" (
    "matchId" UUID NOT NULL,
    "fromTurn" INTEGER NOT NULL,
    "toTurn" INTEGER NOT NULL,
    "model" TEXT NOT NULL,
    "system" TEXT NOT NULL,
    "user" TEXT NOT NULL,
    "raw" BYTEA,
    "text" TEXT,
    "failure" TEXT,
    "message" TEXT,
    "inputTokens" INTEGER,
    "cachedTokens" INTEGER,
    "outputTokens" INTEGER,
    "cost" DECIMAL(12,6),
    "estimated" BOOLEAN NOT NULL DEFAULT false,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Summary_pkey" PRIMARY KEY ("matchId", "toTurn")
);

ALTER TABLE "Summary" ADD CONSTRAINT "Summary_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;
