-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'user',
    "sessionVersion" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Match" (
    "id" UUID NOT NULL,
    "game" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "seed" BIGINT NOT NULL,
    "options" JSONB NOT NULL,
    "title" TEXT NOT NULL,
    "ownerId" UUID,
    "visibility" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "reason" TEXT,
    "pace" INTEGER NOT NULL,
    "head" INTEGER NOT NULL DEFAULT 0,
    "pubHead" INTEGER NOT NULL DEFAULT 0,
    "decided" INTEGER NOT NULL DEFAULT 0,
    "turn" INTEGER NOT NULL DEFAULT 0,
    "hash" TEXT NOT NULL DEFAULT '',
    "outcome" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Match_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Seat" (
    "matchId" UUID NOT NULL,
    "index" INTEGER NOT NULL,
    "persona" JSONB NOT NULL,
    "agent" JSONB NOT NULL,

    CONSTRAINT "Seat_pkey" PRIMARY KEY ("matchId","index")
);

-- CreateTable
CREATE TABLE "Event" (
    "matchId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "pub" INTEGER,
    "turn" INTEGER NOT NULL,
    "seat" INTEGER,
    "type" TEXT NOT NULL,
    "to" INTEGER[],
    "data" JSONB NOT NULL,
    "decision" INTEGER,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "hash" TEXT NOT NULL,

    CONSTRAINT "Event_pkey" PRIMARY KEY ("matchId","seq")
);

-- CreateTable
CREATE TABLE "Decision" (
    "matchId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "after" INTEGER NOT NULL,
    "seat" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "phase" TEXT NOT NULL,
    "turn" INTEGER NOT NULL,
    "request" JSONB NOT NULL,
    "layers" JSONB NOT NULL,
    "promptTokens" INTEGER NOT NULL,
    "reply" JSONB,
    "source" TEXT,
    "speech" TEXT,
    "thought" TEXT,
    "category" TEXT,
    "inputTokens" INTEGER,
    "cachedTokens" INTEGER,
    "outputTokens" INTEGER,
    "cost" DECIMAL(12,6),
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "answeredAt" TIMESTAMPTZ(3),
    "ruledAt" TIMESTAMPTZ(3),

    CONSTRAINT "Decision_pkey" PRIMARY KEY ("matchId","number")
);

-- CreateTable
CREATE TABLE "Attempt" (
    "matchId" UUID NOT NULL,
    "decision" INTEGER NOT NULL,
    "number" INTEGER NOT NULL,
    "note" TEXT,
    "raw" BYTEA,
    "failure" TEXT,
    "message" TEXT,
    "coerced" TEXT[],
    "inputTokens" INTEGER,
    "cachedTokens" INTEGER,
    "outputTokens" INTEGER,
    "cost" DECIMAL(12,6),
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Attempt_pkey" PRIMARY KEY ("matchId","decision","number")
);

-- CreateTable
CREATE TABLE "Layer" (
    "hash" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "tokens" INTEGER NOT NULL,

    CONSTRAINT "Layer_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "Limit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "Limit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "Worker" (
    "id" UUID NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "playing" INTEGER NOT NULL DEFAULT 0,
    "capacity" INTEGER NOT NULL,

    CONSTRAINT "Worker_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "Match_status_idx" ON "Match"("status");

-- CreateIndex
CREATE INDEX "Match_visibility_createdAt_idx" ON "Match"("visibility", "createdAt");

-- CreateIndex
CREATE INDEX "Match_ownerId_createdAt_idx" ON "Match"("ownerId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Event_matchId_pub_key" ON "Event"("matchId", "pub");

-- AddForeignKey
ALTER TABLE "Match" ADD CONSTRAINT "Match_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Seat" ADD CONSTRAINT "Seat_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Event" ADD CONSTRAINT "Event_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Decision" ADD CONSTRAINT "Decision_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Attempt" ADD CONSTRAINT "Attempt_matchId_decision_fkey" FOREIGN KEY ("matchId", "decision") REFERENCES "Decision"("matchId", "number") ON DELETE CASCADE ON UPDATE CASCADE;
